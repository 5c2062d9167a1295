import { sql, type Kysely } from 'kysely'
import type { ShopDatabase } from '../../db'

/** What buyers find in the shop: read once, before the load. */
export interface Found {
  readonly products: readonly { readonly id: string; readonly slug: string; readonly name: string }[]
  readonly categories: readonly string[]
  readonly ways: readonly Way[]
}

/** A city and a pick-up point to have an order sent to. */
export interface Way {
  readonly cityId: string
  readonly cityName: string
  readonly carrierId: string
  readonly pointId: string
}

const PRODUCTS = 200
const WAYS = 60

/** Products that anybody can buy, categories that have some, and points that take an ordinary parcel in the largest cities. */
export async function findCatalogue(db: Kysely<ShopDatabase>): Promise<Found> {
  const products = await db
    .selectFrom('product')
    .select(['id', 'slug', 'name', 'category_id'])
    .where('is_visible', '=', true)
    .where('availability', '=', 'InStock')
    .where('weight_kg', '<', 5)
    .where('price_kopecks', '>', 300_000)
    .where('price_kopecks', '<', 1_500_000)
    .where(sql<boolean>`not ('PrepaymentOnly' = any(tags))`)
    .orderBy('id')
    .limit(PRODUCTS)
    .execute()
  const ids = [...new Set(products.map(({ category_id: id }) => id))]
  const categories = await db.selectFrom('category').select('path').where('id', 'in', ids).execute()
  const points = await db
    .selectFrom('pick_point as point')
    .innerJoin('address_city as city', 'city.id', 'point.city_id')
    .select(['city.id as cityId', 'city.name as cityName', 'point.carrier_id as carrierId', 'point.id as pointId'])
    .where('point.is_active', '=', true)
    .where('point.carrier_id', '=', 'Cdek')
    .where('point.payment', '=', 'CashAndCard')
    .where('point.max_payment_kopecks', 'is', null)
    .where('point.max_weight_kg', 'is', null)
    .where('city.payment_type', '=', 'PaymentOnDelivery')
    .where('city.population', '>', 300_000)
    .orderBy('point.id')
    .limit(WAYS)
    .execute()
  return { products, categories: categories.map(({ path }) => path), ways: points }
}
