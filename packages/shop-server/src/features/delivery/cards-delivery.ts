import { sql } from 'kysely'
import type { City } from '../../rules/city'
import { roubles } from '../../rules/money'
import { parcelOf, type Product } from '../../rules/order-lines'
import type { Shop } from '../../shop'
import { activeCarriers } from './carriers'
import { selectPoints } from './pick-points'
import { bestOffer } from './product-delivery'

/** The heaviest parcel that a point of each carrier takes in a city, kilograms. */
async function heaviestParcels({ db }: Shop, cityId: string): Promise<ReadonlyMap<string, number>> {
  const rows = await selectPoints(db, { cityId })
    .select(['point.carrier_id', sql<number | null>`max(coalesce(point.max_weight_kg, 1e9))`.as('heaviest_kg')])
    .groupBy('point.carrier_id')
    .execute()
  return new Map(rows.map(({ carrier_id, heaviest_kg }) => [carrier_id, Number(heaviest_kg)]))
}

/** How one piece of each of many products reaches a city, by product id, with two queries for all; null where nobody brings it. */
export async function cardsDelivery(shop: Shop, products: readonly Product[], city: City) {
  const [carriers, heaviest] = await Promise.all([
    shop.kept.read(shop.db, activeCarriers),
    heaviestParcels(shop, city.id),
  ])
  return new Map(
    products.map((product) => {
      const { weightKg } = parcelOf([product])
      const able = carriers.filter(({ id }) => (heaviest.get(id) ?? 0) >= weightKg)
      const best = bestOffer(shop, product, city, able)
      const delivery =
        best === undefined || best.costKopecks === null
          ? null
          : {
              cost: roubles(best.costKopecks),
              daysTravelTimeFrom: best.daysFrom,
              daysTravelTimeTo: best.daysTo,
            }
      return [product.id, delivery] as const
    }),
  )
}
