import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { ShopServer } from '../../shop-handler'
import { openTestShop } from '../../testing/each-database'
import { fillCatalogue, hasProduct, missed } from '@prilavok/demo-shop/testing/search-bench'
import { IN_LATIN, MISSPELLED, WELL_TYPED, WRONG_LAYOUT } from '@prilavok/demo-shop/testing/search-queries'

/** `npm run search-quality` does the same with the large catalogues, and measures. */
const PRODUCTS = 2_000

describe('the search of the demo catalogue', () => {
  let server: ShopServer
  beforeAll(async () => {
    server = await openTestShop()
    await fillCatalogue(server.db, PRODUCTS)
  })
  afterAll(() => server.close())

  it.each([
    ['30 misspelled queries', MISSPELLED, 27],
    ['30 queries in the wrong layout', WRONG_LAYOUT, 27],
    ['15 Russian queries in Latin letters', IN_LATIN, 14],
    ['queries with sizes, other forms and beginnings of words', WELL_TYPED, WELL_TYPED.length],
  ])('has the right product among the first three: %s', async (_, queries, atLeast) => {
    for (const { meant } of queries) expect(await hasProduct(server.db, meant), String(meant)).toBe(true)
    const misses = await missed(server, queries)
    expect(queries.length - misses.length, misses.join('\n')).toBeGreaterThanOrEqual(atLeast)
  })
})
