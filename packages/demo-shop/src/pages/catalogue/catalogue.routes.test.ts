import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { OpenDatabase } from '@prilavok/shop-server/handler'
import { fillFixtureShop, ids } from '../../fixtures/fixture-shop'
import { createPages } from '../pages'
import { takeDatabase } from '@prilavok/shop-server/testing/kept-databases'

let database: OpenDatabase
let fetchPage: (path: string) => Promise<Response>
const textOf = async (path: string) => (await fetchPage(path)).text()

beforeAll(async () => {
  database = await takeDatabase()
  const { db } = database
  await fillFixtureShop(db)
  await db
    .insertInto('category')
    .values([
      { id: 'cat-many', path: 'krepezh', slug: 'krepezh', name: 'Крепёж', display_order: 1 },
      {
        id: 'cat-screws',
        parent_id: 'cat-many',
        path: 'krepezh/samorezy',
        slug: 'samorezy',
        name: 'Саморезы',
        display_order: 1,
      },
      {
        id: 'cat-nails',
        parent_id: 'cat-many',
        path: 'krepezh/gvozdi',
        slug: 'gvozdi',
        name: 'Гвозди',
        display_order: 2,
      },
    ])
    .execute()
  await db
    .insertInto('product')
    .values(
      Array.from({ length: 50 }, (_, index) => ({
        id: `s-${index}`,
        category_id: 'cat-screws',
        slug: `samorez-${index}`,
        article: `S-${index}`,
        name: `Саморез жёлтый ${index} мм`,
        price_kopecks: 100 * (50 - index),
        weight_kg: 0.1,
        volume_l: 0.1,
        unit: 'шт.',
        availability: 'InStock' as const,
        sales_rank: 100 + index,
      })),
    )
    .execute()
  const pages = createPages({
    db,
    now: () => 0,
    bundle: (build) => ({ build, stub: '/bundle/s.js', script: '/bundle/x.js' }),
  })
  fetchPage = async (path) => pages.request(path)
})
afterAll(() => database.close())

describe('the catalogue', () => {
  const namesOn = async (path: string) =>
    [...(await textOf(path)).matchAll(/title="Саморез жёлтый (\d+) мм"/g)].map(([, number]) => Number(number))

  it('shows 24 products a page, in the order asked for, each once', async () => {
    const shown = await Promise.all([1, 2, 3].map((page) => namesOn(`/catalog/krepezh?page=${page}&sort=cheap`)))
    expect(shown.map((page) => page.length)).toEqual([24, 24, 2])
    expect(shown.flat()).toEqual(Array.from({ length: 50 }, (_, index) => 49 - index))
    expect((await namesOn('/catalog/krepezh?sort=expensive'))[0]).toBe(0)
    expect((await namesOn('/catalog/krepezh?page=99'))[0]).toBe(48)
    expect((await namesOn('/catalog/krepezh?page=-1&sort=toString'))[0]).toBe(0)
  })

  it('pages and sorts by plain links that keep each other', async () => {
    const text = await textOf('/catalog/krepezh?page=2&sort=cheap')
    expect(text).toContain('rel="prev" href="/catalog/krepezh?sort=cheap"')
    expect(text).toContain('rel="next" href="/catalog/krepezh?sort=cheap&amp;page=3"')
    expect(text).toContain('href="/catalog/krepezh?sort=cheap" aria-current="true"')
    expect(text).toContain('<link rel="canonical" href="http://localhost/catalog/krepezh?page=2">')
  })

  it('shows the way, the subcategories, the neighbours and how many products there are', async () => {
    const root = await textOf('/catalog/krepezh')
    expect(root).toContain('<p class="page-heading__count">50\u00a0товаров</p>')
    expect(root).toMatch(/class="tile__link" href="\/catalog\/krepezh\/samorezy"/)
    const leaf = await textOf('/catalog/krepezh/samorezy')
    const side = leaf.slice(
      leaf.indexOf('class="side-list"'),
      leaf.indexOf('</nav>', leaf.indexOf('class="side-list"')),
    )
    expect(
      [...side.matchAll(/href="([^"]+)"( aria-current="page")?/g)].map(([, link, current]) => [
        link,
        current !== undefined,
      ]),
    ).toEqual([
      ['/catalog/krepezh/samorezy', true],
      ['/catalog/krepezh/gvozdi', false],
    ])
    expect(leaf).toContain('<li><a href="/catalog/krepezh">Крепёж</a></li>')
    expect(await textOf('/catalog/krepezh/gvozdi')).toContain('пока нет товаров')
  })

  it('leads a slug alone and a closing slash to the category', async () => {
    expect((await fetchPage('/catalog/samorezy')).headers.get('location')).toBe('/catalog/krepezh/samorezy')
    expect((await fetchPage('/catalog')).headers.get('location')).toBe('/catalog/')
    expect((await fetchPage('/catalog/krepezh/')).status).toBe(200)
  })
})

describe('the search', () => {
  const found = async (query: string) =>
    [
      ...(await textOf(`/search?q=${encodeURIComponent(query)}`)).matchAll(
        /class="card__link" href="\/product\/([^/]+)\//g,
      ),
    ].map(([, id]) => id)

  it('finds by words in any form and order, by ё as е, and by article', async () => {
    expect(await found('ЦЕМЕНТ 25')).toEqual([ids.cement])
    expect(await found('ударные дрели')).toEqual([ids.drill])
    expect(await found('котел')).toEqual([ids.boiler])
    expect(await found('a-p-primer')).toEqual([ids.primer])
    expect(await found('скрытый')).toEqual([])
    expect(await found('смеси')).toEqual([ids.cement, ids.primer, ids.beam, ids.gone])
  })

  it('takes wildcards of the database for letters', async () => {
    expect(await found('%')).toEqual([])
    expect(await found('_')).toEqual([])
    expect(await found('\\')).toEqual([])
  })

  it('[SEARCH-03] [SEARCH-08] responds at /search/{query}, a slash in it encoded', async () => {
    expect(await textOf('/search/грунтовка')).toContain('Результаты поиска «грунтовка»')
    expect(await textOf('/search/5%2Fл')).toContain('Результаты поиска «5/л»')
    expect(await found('5/л')).toEqual([ids.primer])
  })

  it('says what it looks for where a word is typed wrongly or in the other layout', async () => {
    expect(await textOf('/search/груновка')).toContain('Показаны результаты по запросу <b>«грунтовка»</b>')
    expect(await found('uheynjdrf')).toEqual([ids.primer])
    expect(await textOf('/search/грунтовка')).not.toContain('Показаны результаты')
  })

  it('has pages and orders at its own address, which search engines leave out', async () => {
    const text = await textOf('/search/саморезы?page=2&sort=cheap')
    expect(text).toContain('<title>Поиск: саморезы, страница 2 — ')
    expect(text).toContain(
      'rel="next" href="/search/%D1%81%D0%B0%D0%BC%D0%BE%D1%80%D0%B5%D0%B7%D1%8B?sort=cheap&amp;page=3"',
    )
    expect(text).toContain('<meta name="robots" content="noindex">')
    expect([...text.matchAll(/title="Саморез жёлтый (\d+) мм"/g)].map(([, number]) => Number(number))).toEqual(
      Array.from({ length: 24 }, (_, index) => 25 - index),
    )
  })

  it('shows what to do when nothing is found or searched', async () => {
    expect(await textOf('/search?q=zzz')).toContain('оставьте одно-два главных слова')
    expect(await textOf('/search?q=%20')).toContain('Что ищем?')
  })
})
