import type { Kysely } from 'kysely'
import type { ShopDatabase } from '@prilavok/shop-server/kit'

/** What a product's picture is drawn from, and the main picture where the staff have chosen one. */
export const findProductPicture = (db: Kysely<ShopDatabase>, id: string) =>
  db
    .selectFrom('product')
    .leftJoin('manufacturer', 'manufacturer.id', 'manufacturer_id')
    .leftJoin('product_picture', (join) =>
      join.onRef('product_picture.product_id', '=', 'product.id').on('product_picture.is_default', '=', true),
    )
    .select([
      'picture_seed',
      'product.name',
      'manufacturer.name as manufacturer',
      'product_picture.file_id',
      'product_picture.picture_id',
    ])
    .where('product.id', '=', id)
    .where('is_visible', '=', true)
    .executeTakeFirst()

/** What a category's picture is drawn from. */
export const findCategoryPicture = (db: Kysely<ShopDatabase>, slug: string) =>
  db
    .selectFrom('category')
    .select(['picture', 'display_order'])
    .where('slug', '=', slug)
    .orderBy('path')
    .limit(1)
    .executeTakeFirst()

/** The name on a carrier's sign. */
export const findCarrierName = (db: Kysely<ShopDatabase>, id: string) =>
  db.selectFrom('carrier').select('name').where('id', '=', id).executeTakeFirst()
