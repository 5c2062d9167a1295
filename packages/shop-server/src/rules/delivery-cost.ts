import { createHash } from 'node:crypto'

/** The price model of one carrier; money in kopecks. Invented for the reference shop. */
export interface Tariff {
  readonly carrierId: string
  readonly baseKopecks: number
  readonly perKgKopecks: number
  readonly oversizeFromKg: number
  readonly oversizeKopecks: number
  readonly doorKopecks: number
  readonly pickupDiscountKopecks: number
  readonly northSurchargeKopecks: number
  readonly islandSurchargeKopecks: number
  readonly speedKmPerDay: number
  readonly daysSpread: number
  /** By distance zone; null = never free. */
  readonly freeFromKopecks: readonly (number | null)[]
  readonly maxWeightKg: number | null
}

/** Where a parcel goes. */
export interface Destination {
  readonly cityId: string
  readonly distanceKm: number
  readonly surchargeZone: 'none' | 'north' | 'island'
}

/** What is carried: `weightKg` is the larger of real weight and volume weight (200 kg a cubic metre). */
export interface Parcel {
  readonly weightKg: number
  readonly productsKopecks: number
  /** Every product of the order is tagged FreeDelivery. */
  readonly alwaysFree: boolean
}

export interface DeliveryQuote {
  /** null = cannot be computed */
  readonly costKopecks: number | null
  readonly isFree: boolean
  readonly daysFrom: number
  readonly daysTo: number
}

const ZONE_ENDS_KM = [150, 500, 1_200, 2_500, 5_000]
const ZONE_FACTORS = [1, 1.25, 1.6, 2.1, 2.8, 3.6]

/** Distance zone 0 to 5: up to 150, 500, 1200, 2500, 5000 km and farther. */
export const zoneOf = (distanceKm: number): number => ZONE_ENDS_KM.filter((end) => distanceKm > end).length

/** The weight a carrier counts: real or by volume, whichever is larger. */
export const countedWeightKg = (weightKg: number, volumeL: number): number => Math.max(weightKg, volumeL / 5)

/** About 2 of 100 pairs of city and carrier have no route, always the same ones. */
export function hasRoute(cityId: string, carrierId: string): boolean {
  const [first = 0, second = 0] = createHash('sha256').update(`${carrierId}/${cityId}`).digest()
  return (first * 256 + second) % 100 >= 2
}

const upToTenRoubles = (kopecks: number) => Math.ceil(Math.round(kopecks) / 1_000) * 1_000

/** What one carrier charges for a parcel to a pickup point or to the door, and how many days it takes. */
export function quoteDelivery(tariff: Tariff, to: Destination, parcel: Parcel, toDoor: boolean): DeliveryQuote {
  const zone = zoneOf(to.distanceKm)
  const daysFrom = Math.ceil(to.distanceKm / tariff.speedKmPerDay) + 1
  const days = { daysFrom, daysTo: daysFrom + 1 + tariff.daysSpread }
  const tooHeavy = tariff.maxWeightKg !== null && parcel.weightKg > tariff.maxWeightKg
  if (tooHeavy || !hasRoute(to.cityId, tariff.carrierId)) return { costKopecks: null, isFree: false, ...days }

  const freeFrom = tariff.freeFromKopecks[zone] ?? null
  const isFree = !toDoor && (parcel.alwaysFree || (freeFrom !== null && parcel.productsKopecks >= freeFrom))
  if (isFree) return { costKopecks: 0, isFree, ...days }

  const byWeight = tariff.perKgKopecks * parcel.weightKg ** 0.92 * (ZONE_FACTORS[zone] ?? 1)
  const oversize = parcel.weightKg > tariff.oversizeFromKg ? tariff.oversizeKopecks : 0
  const surcharge = { none: 0, north: tariff.northSurchargeKopecks, island: tariff.islandSurchargeKopecks }[
    to.surchargeZone
  ]
  const ending = toDoor ? tariff.doorKopecks : -tariff.pickupDiscountKopecks
  const costKopecks = upToTenRoubles(Math.max(0, tariff.baseKopecks + byWeight + oversize + surcharge + ending))
  return { costKopecks, isFree: costKopecks === 0, ...days }
}
