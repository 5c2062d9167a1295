import type { TransportCompany } from '@prilavok/contracts'
import type { Db } from '../../db'
import type { Tariff } from '../../rules/delivery-cost'

/** An active carrier with its price model. */
export interface Carrier {
  readonly id: TransportCompany
  readonly name: string
  readonly imagePath: string | null
  readonly acceptsPayOnDelivery: boolean
  readonly deliversToDoor: boolean
  readonly storageDays: number
  readonly tariff: Tariff
}

/** The carriers that the shop works with, in the order they are shown. */
export async function activeCarriers(db: Db): Promise<readonly Carrier[]> {
  const rows = await db
    .selectFrom('carrier')
    .innerJoin('carrier_tariff as tariff', 'tariff.carrier_id', 'carrier.id')
    .selectAll()
    .where('is_active', '=', true)
    .orderBy('display_order')
    .execute()
  return rows.map((row) => ({
    id: row.id,
    name: row.name,
    imagePath: row.image_path,
    acceptsPayOnDelivery: row.accepts_pay_on_delivery,
    deliversToDoor: row.delivers_to_door,
    storageDays: row.storage_period_days,
    tariff: {
      carrierId: row.id,
      baseKopecks: row.base_kopecks,
      perKgKopecks: row.per_kg_kopecks,
      oversizeFromKg: row.oversize_from_kg,
      oversizeKopecks: row.oversize_kopecks,
      doorKopecks: row.door_kopecks,
      pickupDiscountKopecks: row.pickup_discount_kopecks,
      northSurchargeKopecks: row.north_surcharge_kopecks,
      islandSurchargeKopecks: row.island_surcharge_kopecks,
      speedKmPerDay: row.speed_km_per_day,
      daysSpread: row.days_spread,
      freeFromKopecks: row.free_from_kopecks,
      maxWeightKg: row.max_weight_kg,
    },
  }))
}
