import { afterAll, beforeAll, expect, it } from 'vitest'
import type { OpenDatabase } from '@prilavok/shop-server/handler'
import { render } from '@prilavok/shop-server/kit'
import { fillFixtureShop } from '../../fixtures/fixture-shop'
import { homePage } from './home-page'
import { takeDatabase } from '@prilavok/shop-server/testing/kept-databases'

let database: OpenDatabase
beforeAll(async () => {
  database = await takeDatabase()
  await fillFixtureShop(database.db)
  await database.db.updateTable('product').set({ tags: [], old_price_kopecks: null, sales_rank: 500 }).execute()
}, 60_000)
afterAll(() => database.close())

const add = (id: string, more: object) =>
  database.db
    .insertInto('product')
    .values({
      id,
      category_id: 'cat-mix',
      slug: id,
      article: id,
      name: id,
      price_kopecks: 10_000,
      weight_kg: 1,
      volume_l: 1,
      unit: 'шт.',
      availability: 'InStock',
      ...more,
    })
    .execute()

/** The products of a block in their order. */
async function block(id: string): Promise<readonly string[]> {
  const { content } = await homePage(database.db, [], Date.parse('2026-10-10T09:00:00Z'))
  const section = render(content).split(`aria-labelledby="${id}"`)[1]?.split('</section>')[0] ?? ''
  return [...section.matchAll(/class="card__link" href="\/product\/([^/]+)\//g)].map(([, product = '']) => product)
}

it('shows what sells: hits by rank, then the best of the rest, nothing that is out of stock, ten at most', async () => {
  await add('hit-second', { tags: ['Hit'], sales_rank: 90 })
  await add('hit-first', { tags: ['Hit', 'Sale'], sales_rank: 80 })
  await add('hit-gone', { tags: ['Hit'], sales_rank: 1, availability: 'OutOfStock' })
  await add('best-of-the-rest', { sales_rank: 2 })
  expect((await block('hits')).slice(0, 3)).toEqual(['hit-first', 'hit-second', 'best-of-the-rest'])
  for (let at = 0; at < 10; at += 1) await add(`hit-${at}`, { tags: ['Hit'], sales_rank: 10 + at })
  expect(await block('hits')).toEqual(Array.from({ length: 10 }, (_, at) => `hit-${at}`))
})

it('shows what is cheaper than it was, by rank', async () => {
  await add('dearer', { sales_rank: 3, old_price_kopecks: 9_000 })
  await add('cheaper-second', { sales_rank: 5, old_price_kopecks: 12_000 })
  await add('cheaper-first', { sales_rank: 4, old_price_kopecks: 12_000 })
  expect(await block('sale')).toEqual(['cheaper-first', 'cheaper-second'])
})
