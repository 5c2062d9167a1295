import { sql, type Kysely } from 'kysely'
import { cards, sorted, type ShopDatabase, type CardProduct } from '@prilavok/shop-server/kit'

/** A product by its id or slug with everything that its page shows; undefined when the shop does not show it. */
export const findProduct = (db: Kysely<ShopDatabase>, column: 'id' | 'slug', value: string) =>
  cards(db)
    .leftJoin('manufacturer', 'manufacturer.id', 'product.manufacturer_id')
    .select([
      'category_id',
      'weight_kg',
      'volume_l',
      'description',
      'video_url',
      'specs',
      'manufacturer.name as manufacturer',
      'manufacturer.country',
    ])
    .where(`product.${column}`, '=', value)
    .executeTakeFirst()

export type FullProduct = NonNullable<Awaited<ReturnType<typeof findProduct>>>

const related = (db: Kysely<ShopDatabase>, productId: string, limit: number) =>
  cards(db)
    .innerJoin('product_relation', 'related_product_id', 'product.id')
    .where('product_relation.product_id', '=', productId)
    .limit(limit)

/** What is bought together with a product, in the order that the staff gave. */
export const boughtTogether = (
  db: Kysely<ShopDatabase>,
  productId: string,
  limit: number,
): Promise<readonly CardProduct[]> =>
  related(db, productId, limit)
    .where('product_relation.kind', '=', 'BuyTogether')
    .orderBy('product_relation.display_order')
    .orderBy('product.id')
    .execute()

/** What else is related to a product, by the types that its page shows, in the order that the staff gave. */
export const relatedProducts = (
  db: Kysely<ShopDatabase>,
  productId: string,
  limit: number,
): Promise<readonly CardProduct[]> =>
  related(db, productId, limit)
    .innerJoin('product_relation_type', 'product_relation_type.code', 'product_relation.kind')
    .where('product_relation.kind', '<>', 'BuyTogether')
    .where('is_shown_on_product_page', '=', true)
    .orderBy('product_relation_type.display_order')
    .orderBy('product_relation.display_order')
    .orderBy('product.id')
    .execute()

/** Others from the same shelf, then from the shelves around it; what can be bought and sells best first. */
export const neighbours = (
  db: Kysely<ShopDatabase>,
  product: FullProduct,
  around: readonly string[],
  limit: number,
): Promise<readonly CardProduct[]> =>
  sorted(
    cards(db)
      .where('category_id', 'in', [product.category_id, ...around])
      .where('product.id', '!=', product.id)
      .orderBy(sql`case when category_id = ${product.category_id} then 0 else 1 end`),
    'popular',
  )
    .limit(limit)
    .execute()
