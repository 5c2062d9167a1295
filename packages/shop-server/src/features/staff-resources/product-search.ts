import { sql, type RawBuilder } from 'kysely'
import type { Db } from '../../db'
import { understandQuery } from '../../search/understand-query'
import { anyOf, holdsWords, like } from './engine/text-search'

/** Products by their article, by words of their names, and by the search of the shop: other layout, other forms, a wrong letter. */
export async function productSearch(db: Db, text: string): Promise<RawBuilder<boolean>> {
  const { searches } = await understandQuery(db, text)
  const found = searches === null ? [] : [...new Set(searches.all)]
  return anyOf([
    like(sql`t.article`, text),
    holdsWords([sql`t.name`, sql`t.article`], text),
    ...found.map((query) => sql<boolean>`t.search_vector @@ to_tsquery('russian', ${query})`),
  ])
}
