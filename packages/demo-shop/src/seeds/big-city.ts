import type { Kysely } from 'kysely'
import { searchText, type ShopDatabase } from '@prilavok/shop-server/kit'
import type { CityRow } from './geography/cities'
import { pointOf, type PointRow } from './geography/points'
import { rowWriter } from './insert-rows'

/** An invented city with as many pick-up points as one wants, to see and to measure long lists. */
export const bigCity = {
  id: 'big-city',
  name: 'Большой город',
  search_name: searchText('Большой город'),
  type: 'г',
  region_id: 'r64',
  short_guid: 'b16c17e5',
  postal_code: null,
  population: 12_000_000,
  latitude: 51.2,
  longitude: 48.9,
  payment_type: 'PaymentOnDelivery',
  details: JSON.stringify({ timeZone: 'Europe/Saratov' }),
} as const satisfies CityRow

/** Every point is of one carrier, so that its list is as long as the city's; open and without limits, so that none is left out. */
const bigCityPoint = (place: number): PointRow => {
  const point = pointOf(bigCity, place)
  const brand = point.carrier_id === 'Cdek' ? point.brand : point.type === 'Other' ? 'СДЭК, партнёр' : 'СДЭК'
  return {
    ...point,
    carrier_id: 'Cdek',
    brand,
    is_secondary: false,
    additional_days: null,
    is_active: true,
    max_weight_kg: null,
  }
}

/** Gives a filled shop the big city with at least `count` points; what is there already stays. Resolves with how many were added. */
export async function addBigCity(db: Kysely<ShopDatabase>, count: number): Promise<number> {
  const { points } = await db
    .selectFrom('pick_point')
    .select((eb) => eb.fn.countAll<number>().as('points'))
    .where('city_id', '=', bigCity.id)
    .executeTakeFirstOrThrow()
  const before = Number(points)
  if (before >= count) return 0
  await db.transaction().execute(async (trx) => {
    await trx
      .insertInto('address_city')
      .values(bigCity)
      .onConflict((conflict) => conflict.column('id').doNothing())
      .execute()
    const writer = rowWriter(trx)
    await writer.write(
      'pick_point',
      Array.from({ length: count - before }, (_, at) => bigCityPoint(before + at + 1)),
    )
    await writer.finish()
  })
  return count - before
}
