import { sql } from 'kysely'
import type { Db } from '../db'
import { isFoundBy, isNamed } from './is-found-by'
import type { ProductSearch, Searches } from './terms'

/** Of what fits equally, the best sold so many are looked at; what can be bought comes first among them. */
const LOOKED_AT = 12
/** Products are counted up to here. */
export const MANY = 1_000

const isSoldOut = (availability: string) => availability === 'OutOfStock' || availability === 'Discontinued'

const productsBy = (db: Db, search: ProductSearch) =>
  db
    .selectFrom('product')
    .select(['product.id', 'product.slug', 'product.name', 'price_kopecks', 'availability'])
    .where('is_visible', '=', true)
    .where(isFoundBy(search))
    .orderBy('sales_rank')
    .orderBy('product.id')
    .limit(LOOKED_AT)
    .execute()

/** The products that fit best. */
export async function foundProducts(db: Db, { products }: Searches, count: number) {
  const found = new Map<string, Awaited<ReturnType<typeof productsBy>>[number]>()
  const [best, ...others] = products
  const fitting = best === undefined ? [] : await productsBy(db, best)
  const further = fitting.length < count ? await Promise.all(others.map((search) => productsBy(db, search))) : []
  for (const more of [fitting, ...further]) {
    const sellable = [...more].sort(
      (one, other) => Number(isSoldOut(one.availability)) - Number(isSoldOut(other.availability)),
    )
    for (const product of sellable) if (!found.has(product.id)) found.set(product.id, product)
    if (found.size >= count) break
  }
  return [...found.values()].slice(0, count)
}

/** How many products are found, at most `MANY` and one. */
export async function countProducts(db: Db, { all }: Searches): Promise<number> {
  for (const query of new Set(all)) {
    const found = db
      .selectFrom('product')
      .select('product.id')
      .where('is_visible', '=', true)
      .where(isFoundBy({ anywhere: query }))
      .limit(MANY + 1)
      .as('found')
    const { count } = await db
      .selectFrom(found)
      .select((eb) => eb.fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow()
    if (count > 0) return count
  }
  return 0
}

/** What the first of some queries finds that finds anything; few rows are asked for, so that all can be asked for at once. */
async function firstFound<T>({ all }: Searches, find: (query: string) => Promise<readonly T[]>): Promise<readonly T[]> {
  const found = await Promise.all([...new Set(all)].map(find))
  return found.find((rows) => rows.length > 0) ?? []
}

/** The categories whose names hold the words, else those with words that begin so. */
export const foundCategories = (db: Db, searches: Searches, count: number) =>
  firstFound(searches, (query) =>
    db
      .selectFrom('category')
      .select(['path', 'slug', 'name'])
      .where(isNamed('category', query))
      .orderBy(sql`length(name)`)
      .orderBy('display_order')
      .orderBy('category.id')
      .limit(count)
      .execute(),
  )

/** The same of manufacturers. */
export const foundManufacturers = (db: Db, searches: Searches, count: number) =>
  firstFound(searches, (query) =>
    db
      .selectFrom('manufacturer')
      .select('name')
      .where(isNamed('manufacturer', query))
      .orderBy(sql`length(name)`)
      .orderBy('manufacturer.id')
      .limit(count)
      .execute(),
  )
