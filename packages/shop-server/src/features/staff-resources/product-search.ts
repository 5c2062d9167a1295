import { sql } from 'kysely'
import type { Db } from '../../db'
import { understandQuery } from '../../search/understand-query'
import type { RowCondition } from './engine/server-resource'
import { anyOf, holdsWords, like } from './engine/text-search'

/** What a scanner reads from a product: EAN, UPC or GTIN. */
const BARCODE = /^\d{8,14}$/

/** Products by their barcode, by their article, by words of their names, and by the search of the shop: other layout, other forms, a wrong letter. */
export async function productSearch(db: Db, text: string): Promise<RowCondition> {
  const { searches } = await understandQuery(db, text)
  const found = searches === null ? [] : [...new Set(searches.all)]
  const code = text.trim()
  const where = anyOf([
    ...(BARCODE.test(code) ? [sql<boolean>`t.details->>'barcode' = ${code}`] : []),
    like(sql`t.article`, text),
    holdsWords([sql`t.name`, sql`t.article`], text),
    ...found.map((query) => sql<boolean>`t.search_vector @@ to_tsquery('russian', ${query})`),
  ])
  return { where, reach: 'any' }
}
