import type { Kysely } from 'kysely'
import type { ShopDatabase } from '../../db/schema'

/** What a product's picture is drawn from. */
export const findProductPicture = (db: Kysely<ShopDatabase>, id: string) =>
  db
    .selectFrom('product')
    .leftJoin('manufacturer', 'manufacturer.id', 'manufacturer_id')
    .select(['picture_seed', 'product.name', 'manufacturer.name as manufacturer'])
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
