import type { Kysely } from 'kysely'
import type { ShopDatabase } from '../../db/schema'

/** What a product's picture is drawn from. */
export const findProductPicture = (db: Kysely<ShopDatabase>, id: string) =>
  db
    .selectFrom('product')
    .innerJoin('category', 'category.id', 'category_id')
    .select(['picture_seed', 'product.name', 'category.picture', 'category.slug'])
    .where('product.id', '=', id)
    .executeTakeFirst()

/** What a category's picture is drawn from. */
export const findCategoryPicture = (db: Kysely<ShopDatabase>, slug: string) =>
  db.selectFrom('category').select(['slug', 'picture', 'name']).where('slug', '=', slug).orderBy('path').limit(1).executeTakeFirst()
