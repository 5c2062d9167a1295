import type { Availability, Db, ProductSpec } from './schema'

/** What the filters of a category are made of. */
export interface CategoryRow {
  readonly id: string
  readonly name: string
  readonly price_kopecks: number
  readonly availability: Availability
  readonly sales_rank: number
  readonly created_on: Date
  readonly manufacturer_id: string | null
  readonly manufacturer: string | null
  readonly manufacturer_slug: string | null
  readonly specs: readonly ProductSpec[]
  /** Values of ProductTag. */
  readonly tags: readonly string[]
}

/** The products on sale of a category and of those below it; null when there is no such category. */
export async function categoryRows(db: Db, categoryId: string): Promise<readonly CategoryRow[] | null> {
  const category = await db.selectFrom('category').select('path').where('id', '=', categoryId).executeTakeFirst()
  if (category === undefined) return null
  return db
    .selectFrom('product')
    .innerJoin('category', 'category.id', 'product.category_id')
    .leftJoin('manufacturer', 'manufacturer.id', 'product.manufacturer_id')
    .select([
      'product.id',
      'product.name',
      'product.price_kopecks',
      'product.availability',
      'product.sales_rank',
      'product.created_on',
      'product.manufacturer_id',
      'manufacturer.name as manufacturer',
      'manufacturer.slug as manufacturer_slug',
      'product.specs',
      'product.tags',
    ])
    .where('product.is_visible', '=', true)
    .where((eb) =>
      eb.or([
        eb('category.path', '=', category.path),
        // Not `like`: a path may hold the signs of a pattern.
        eb(eb.fn('starts_with', ['category.path', eb.val(`${category.path}/`)]), '=', true),
      ]),
    )
    .execute()
}
