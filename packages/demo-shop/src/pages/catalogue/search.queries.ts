import { sql, type Kysely } from 'kysely'
import {
  isFoundBy,
  cards,
  countOf,
  soldOut,
  sorted,
  type ShopDatabase,
  type Searches,
  type CardQuery,
} from '@prilavok/shop-server/kit'
import type { Sorting } from '@prilavok/shop-server/kit'

/** The products of a search and their number: by whole words, else by the beginning of the last one; null without any. */
export async function listedBy(
  db: Kysely<ShopDatabase>,
  { all }: Searches,
): Promise<{ readonly found: CardQuery; readonly total: number } | null> {
  for (const anywhere of new Set(all)) {
    const found = cards(db).where(isFoundBy({ anywhere }))
    const total = await countOf(found)
    if (total > 0) return { found, total }
  }
  return null
}

/** Cards in the buyer's order; in the usual one those that fit best come first, among equals what sells best. */
export function sortedByFit(found: CardQuery, { products }: Searches, sorting: Sorting): CardQuery {
  if (sorting !== 'popular') return sorted(found, sorting)
  const fits = products.map((search, index) => sql`when ${isFoundBy(search)} then ${sql.lit(index)}`)
  return sorted(
    found.orderBy(soldOut).orderBy(sql`case ${sql.join(fits, sql` `)} else ${sql.lit(products.length)} end`),
    sorting,
  )
}
