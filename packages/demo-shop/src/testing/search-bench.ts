import type { SearchResult } from '@prilavok/contracts'
import { sql } from 'kysely'
import type { Db } from '@prilavok/shop-server/kit'
import { demoCatalogue } from '../seeds/catalogue/catalogue'
import { rowWriter } from '../seeds/insert-rows'
import type { ShopServer } from '@prilavok/shop-server/handler'
import type { TypedQuery } from './search-queries'

/** The largest catalogue that the demo shop's generator makes by itself. */
const GENERATED = 10_000

/** Fills an empty shop with the demo catalogue and nothing else; more than the generator knows are copies with other numbers. */
export async function fillCatalogue(db: ShopServer['db'], products: number): Promise<void> {
  const { categories, manufacturers, products: made } = demoCatalogue(Math.min(products, GENERATED))
  function* rows() {
    for (let copy = 0; copy * made.length < products; copy += 1)
      for (const row of made)
        yield copy === 0
          ? row
          : {
              ...row,
              id: `${row.id}-${copy}`,
              slug: `${row.slug}-${copy}`,
              article: `${row.article}-${copy}`,
              name: `${row.name} вариант ${copy}`,
              sales_rank: row.sales_rank + 1_000_000 * copy,
            }
  }
  await db.transaction().execute(async (trx) => {
    const writer = rowWriter(trx)
    await writer.write('category', categories)
    await writer.write('manufacturer', manufacturers)
    await writer.write('product', rows())
    await writer.finish()
  })
  await sql`analyze`.execute(db)
}

/** What the search call returns for a text. */
export async function searchFor(server: ShopServer, query: string): Promise<SearchResult> {
  const response = await server.fetch(new Request(`http://localhost/api/search/${encodeURIComponent(query)}`))
  if (!response.ok) throw new Error(`The search for "${query}" returned ${response.status}.`)
  return (await response.json()) as SearchResult
}

const plain = (name: string) => name.toLowerCase().replaceAll('ё', 'е')

/** The names of the products that are found, best first. */
export const productNames = ({ groups }: SearchResult): readonly string[] =>
  groups.find(({ name }) => name === 'Товары')?.items.map(({ name }) => plain(name)) ?? []

/** The queries whose product is not among the first three, with what was found instead. */
export async function missed(server: ShopServer, queries: readonly TypedQuery[]): Promise<readonly string[]> {
  const misses: string[] = []
  for (const { query, meant } of queries) {
    const found = await searchFor(server, query)
    const first = productNames(found).slice(0, 3)
    if (!first.some((name) => meant.test(name)))
      misses.push(`${query} → ${found.correctedQuery ?? 'as typed'}: ${first.join('; ') || 'nothing'}`)
  }
  return misses
}

/** Whether there are products with such a name at all. */
export async function hasProduct(db: Db, meant: RegExp): Promise<boolean> {
  const rows = await db.selectFrom('product').select('name').where('is_visible', '=', true).execute()
  return rows.some(({ name }) => meant.test(plain(name)))
}
