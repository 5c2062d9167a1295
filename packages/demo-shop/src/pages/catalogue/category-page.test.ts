import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { OpenDatabase } from '@prilavok/shop-server/handler'
import { createPages } from '../pages'
import { takeDatabase } from '@prilavok/shop-server/testing/kept-databases'

let database: OpenDatabase
let fetchPage: (path: string) => Promise<Response>
const textOf = async (path: string) => (await fetchPage(path)).text()
const namesOn = async (path: string) =>
  [...(await textOf(path)).matchAll(/class="card__link"[^>]*title="([^"]*)"/g)].map(([, name]) => name)

beforeAll(async () => {
  database = await takeDatabase()
  const { db } = database
  await db.insertInto('category').values({ id: 'c', path: 'smesi', slug: 'smesi', name: 'Смеси' }).execute()
  const product = (id: string, roubles: number, value: string, frost: string) => ({
    id,
    category_id: 'c',
    slug: id,
    article: id,
    name: id,
    price_kopecks: roubles * 100,
    weight_kg: 1,
    volume_l: 1,
    unit: 'шт.',
    availability: 'InStock' as const,
    specs: JSON.stringify([
      { name: 'Масса <нетто>', value, unit: 'кг' },
      { name: 'Морозостойкость', value: frost },
    ]),
  })
  await db
    .insertInto('product')
    .values([product('p1', 100, '5', 'да'), product('p2', 200, '25', 'нет'), product('p3', 300, '25', 'да')])
    .execute()
  const pages = createPages({
    db,
    now: () => 0,
    bundle: (build) => ({ build, stub: '/bundle/s.js', script: '/bundle/x.js' }),
  })
  fetchPage = async (path) => pages.request(path)
})
afterAll(() => database.close())

describe('the page of a category without script', () => {
  it('[FILTER-04] has its filters as a form of plain fields beside its list', async () => {
    const text = await textOf('/catalog/smesi')
    expect(text).toContain('<form method="get" action="/catalog/smesi">')
    expect(text).toContain('name="massa-netto" value="25"')
    expect(text).toContain('Масса &lt;нетто&gt;')
    expect(text).toContain('data-prilavok="filters" data-id="c" data-list="#product-list"')
    expect(text).not.toContain('data-given')
    expect(text).toContain('<div id="product-list">')
  })

  it('selects by its parameters, which the widget gets as in its own hash', async () => {
    expect(await namesOn('/catalog/smesi?massa-netto=25')).toEqual(['p2', 'p3'])
    expect(await namesOn('/catalog/smesi?massa-netto=25&morozostoykost=da')).toEqual(['p3'])
    expect(await namesOn('/catalog/smesi?massa-netto=5&massa-netto=25,x')).toEqual(['p1', 'p2', 'p3'])
    expect(await namesOn('/catalog/smesi?price-from=150&price-to=250')).toEqual(['p2'])
    expect(await namesOn('/catalog/smesi?price-from=&price-to=150,5&page=9')).toEqual(['p1'])
    expect(await namesOn('/catalog/smesi?price=150-250&sort=PriceDesc&pageSize=48')).toEqual(['p2'])
    const text = await textOf('/catalog/smesi?massa-netto=25&price-from=250')
    expect(text).toContain('data-given="price=250-300&amp;massa-netto=25"')
    expect(text).toMatch(/value="25" checked/)
  })

  it('one content has one address: selections, orders and sizes lead to it', async () => {
    const text = await textOf('/catalog/smesi?massa-netto=25&sort=cheap&pageSize=48')
    expect(text).toContain('<link rel="canonical" href="http://localhost/catalog/smesi">')
    expect(text).toContain('href="/catalog/smesi?massa-netto=25&amp;sort=expensive&amp;pageSize=48"')
  })

  it('an empty result has a way out of each filter and of all', async () => {
    const text = await textOf('/catalog/smesi?massa-netto=5&morozostoykost=net')
    expect(text).toContain('Ничего не нашлось')
    expect(text).toContain('<a href="/catalog/smesi?morozostoykost=net">Убрать фильтр «Масса &lt;нетто&gt;»</a>')
    expect(text).toContain('<a href="/catalog/smesi">Сбросить все фильтры</a>')
  })

  it('says its way and its list to search engines', async () => {
    const text = await textOf('/catalog/smesi')
    const data = [...text.matchAll(/<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/g)].map(
      ([, json = '']) => JSON.parse(json) as Readonly<Record<string, unknown>>,
    )
    expect(data.map((each) => each['@type'])).toEqual(['BreadcrumbList', 'ItemList'])
    expect(JSON.stringify(data[0])).toContain('"item":"http://localhost/catalog/smesi"')
    expect(JSON.stringify(data[1])).toContain('"position":1,"url":"http://localhost/product/p1/p1"')
  })

  it.each(['?massa-netto=%E0%A4%A', '?__proto__=1&constructor=2', '?price=1e9-2', `?massa-netto=${'x'.repeat(4000)}`])(
    'whatever the address says, there is a page: %s',
    async (query) => {
      expect((await fetchPage(`/catalog/smesi${query}`)).status).toBe(200)
    },
  )
})

describe('a dynamic category', () => {
  const details = {
    name: 'Смеси по 25 кг',
    categoryId: 'c',
    seoUrlName: 'smesi-25',
    h1: 'Смеси <25 кг>',
    metaTitle: 'Купить смеси по 25 кг',
    text: '<p>Мешки по 25 кг</p>',
    filters: [{ searchCode: 'massa-netto', options: ['25'] }],
    isVisible: true,
  }
  const put = (change: object) =>
    sql`insert into dynamic_category (id, details) values ('d', ${JSON.stringify({ ...details, ...change })}::jsonb)
      on conflict (id) do update set details = excluded.details`.execute(database.db)

  it('is its category with its filters chosen, under its own name and address', async () => {
    await put({})
    const page = await textOf('/catalog/smesi-25/')
    expect(await namesOn('/catalog/smesi-25/')).toEqual(['p2', 'p3'])
    expect(page).toContain('<h1>Смеси &lt;25 кг&gt;</h1>')
    expect(page).toContain('<title>Купить смеси по 25 кг')
    expect(page).toContain('<p>Мешки по 25 кг</p>')
    expect(page).toMatch(/rel="canonical" href="[^"]*\/catalog\/smesi-25"/)
    expect(await namesOn('/catalog/smesi/')).toHaveLength(3)
  })

  it('is not there while it is hidden', async () => {
    await put({ isVisible: false })
    expect((await fetchPage('/catalog/smesi-25/')).status).toBe(404)
  })
})
