import { sql, type Kysely } from 'kysely'
import type { ShopDatabase } from '@prilavok/shop-server/kit'

/** What buyers find in the shop: read once, before the load. */
export interface Found {
  readonly products: readonly { readonly id: string; readonly slug: string; readonly name: string }[]
  readonly categories: readonly string[]
  readonly cities: readonly { readonly id: string; readonly name: string }[]
}

const PRODUCTS = 200
const CITIES = 60
/** Parcels that most points take. */
const MOST_KG = 3
const MOST_KOPECKS = 5_000_000

/** Ordinary products of which there are many, categories that have some, and large cities to send them to. */
export async function findCatalogue(db: Kysely<ShopDatabase>): Promise<Found> {
  const products = await db
    .selectFrom('product')
    .select(['id', 'slug', 'name', 'category_id'])
    .where('is_visible', '=', true)
    .where('availability', '=', 'InStock')
    .where('weight_kg', '<', MOST_KG)
    .where('price_kopecks', '>', 300_000)
    .where('price_kopecks', '<', MOST_KOPECKS / 5)
    .where(sql<boolean>`not tags && array['PrepaymentOnly', 'Markdown']`)
    .orderBy('id')
    .limit(PRODUCTS)
    .execute()
  const ids = [...new Set(products.map(({ category_id: id }) => id))]
  const categories = await db.selectFrom('category').select('path').where('id', 'in', ids).execute()
  const cities = await db
    .selectFrom('address_city')
    .select(['id', 'name'])
    .where('payment_type', '=', 'PaymentOnDelivery')
    .where('population', '>', 300_000)
    .orderBy('id')
    .limit(CITIES)
    .execute()
  return { products, categories: categories.map(({ path }) => path), cities }
}
