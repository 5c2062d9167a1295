import type { Kysely } from 'kysely'
import type { CityPaymentType, ShopDatabase } from '@prilavok/shop-server/kit'

/** The carriers that work now with the lower end of their prices. */
export const activeCarriers = (db: Kysely<ShopDatabase>) =>
  db
    .selectFrom('carrier')
    .innerJoin('carrier_tariff', 'carrier_id', 'carrier.id')
    .select([
      'carrier.id',
      'name',
      'delivers_to_door',
      'accepts_pay_on_delivery',
      'storage_period_days',
      'max_weight_kg',
      'base_kopecks',
      'pickup_discount_kopecks',
    ])
    .where('is_active', '=', true)
    .orderBy('display_order')
    .execute()

export type CarrierRow = Awaited<ReturnType<typeof activeCarriers>>[number]

/** The largest cities with pick-up points, and how many points each has. */
export const citiesWithPoints = (db: Kysely<ShopDatabase>, limit: number) =>
  db
    .selectFrom('address_city')
    .innerJoin('pick_point', 'city_id', 'address_city.id')
    .select((eb) => ['address_city.id', 'address_city.name', eb.fn.countAll<number>().as('points')])
    .where('address_city.is_active', '=', true)
    .where('pick_point.is_active', '=', true)
    .groupBy(['address_city.id', 'address_city.name', 'population'])
    .orderBy('population', 'desc')
    .limit(limit)
    .execute()

export type CityRow = Awaited<ReturnType<typeof citiesWithPoints>>[number]

/** How buyers may pay in the city of the address, or else in the shop's own; null when the shop knows neither. */
export async function paymentTypeIn(
  db: Kysely<ShopDatabase>,
  cityId: string | undefined,
  shopCity: string,
): Promise<CityPaymentType | null> {
  const cities = db.selectFrom('address_city').select('payment_type').where('is_active', '=', true)
  const wanted = cityId === undefined ? undefined : await cities.where('id', '=', cityId).executeTakeFirst()
  const city =
    wanted ?? (await cities.where('name', '=', shopCity).orderBy('population', 'desc').limit(1).executeTakeFirst())
  return city?.payment_type ?? null
}

/** A city the shop delivers to. */
export const findCity = (db: Kysely<ShopDatabase>, id: string) =>
  db
    .selectFrom('address_city')
    .innerJoin('address_region', 'address_region.id', 'region_id')
    .select(['address_city.id', 'address_city.name', 'address_city.type', 'address_region.name as region'])
    .where('address_city.id', '=', id)
    .where('is_active', '=', true)
    .executeTakeFirst()

export type FoundCity = NonNullable<Awaited<ReturnType<typeof findCity>>>

/** The open pick-up points of a city with their carriers' names. */
export const pointsOf = (db: Kysely<ShopDatabase>, cityId: string) =>
  db
    .selectFrom('pick_point')
    .innerJoin('carrier', 'carrier.id', 'carrier_id')
    .select([
      'pick_point.id',
      'address',
      'brand',
      'pick_point.type',
      'carrier.name as carrier',
      'phone',
      'payment',
      'working_time',
      'how_to_find',
    ])
    .where('city_id', '=', cityId)
    .where('pick_point.is_active', '=', true)
    .where('carrier.is_active', '=', true)

export type PointQuery = ReturnType<typeof pointsOf>
export type PointRow = Awaited<ReturnType<PointQuery['execute']>>[number]
