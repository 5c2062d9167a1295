import { loadCategoryFilters, loadCategoryProducts, loadMeta, type CategoryProductsRequest } from '@prilavok/contracts'
import { expect, it } from 'vitest'
import { describeEachDatabase } from '../testing/each-database'
import { fixtureIds as ids } from '@prilavok/demo-shop/fixtures'
import { shopClient } from '../testing/shop-client'

const JSON_FIRST = { Accept: 'application/json, text/html;q=0.8' }

describeEachDatabase('the filters and products of a category', (shop) => {
  const client = () => shopClient(shop.server)
  const filtersOf = async (id: string, filter?: string) =>
    client().call(loadCategoryFilters, { params: { id }, query: { filter } })
  const productsOf = async (body: Partial<CategoryProductsRequest>, id = 'cat-mix') =>
    client().call(loadCategoryProducts, { params: { id }, body: { filters: [], ...body } }, JSON_FIRST)
  const fragmentOf = async (body: object, accept?: string) =>
    shop.server.fetch(
      new Request('http://shop.test/api/category/cat-mix/products', {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', ...(accept !== undefined && { Accept: accept }) },
        body: JSON.stringify(body),
      }),
    )

  it('[FILTER-02] answers the filters of a category, with the counts of what an address selects', async () => {
    const { data } = await filtersOf('cat-mix')
    expect(data.filters.map(({ searchCode }) => searchCode)).toEqual(['price'])
    expect(data.filters[0]).toMatchObject({ filterType: 'Range', min: 100, max: 9000, name: 'Цена' })
    expect((await filtersOf('cat-mix', 'price=600-700&unknown=1')).status).toBe(200)
    expect((await filtersOf('cat-mix', '%E0%A4%A')).status).toBe(200)
    expect(data.filters.every(({ options }) => options.every(({ selected }) => !selected))).toBe(true)
    expect((await filtersOf('nothing')).problem?.code).toBe('not-found')
  })

  it('[FILTER-03] answers an HTML fragment whose buttons are those of the pages', async () => {
    const response = await fragmentOf({ filters: [{ searchCode: 'price', options: ['600-700'] }] })
    expect(response.headers.get('Content-Type')).toBe('text/html; charset=utf-8')
    const text = await response.text()
    expect(text).toContain('data-total-count="1"')
    expect(text).toContain(`data-prilavok="cart-button" data-id="${ids.primer}"`)
    expect(text).not.toContain(ids.cement)
    expect(text).not.toMatch(/<!doctype|<html|<script/i)
  })

  it('answers data to whoever would rather have it, counted for the selection', async () => {
    const { data } = await productsOf({ filters: [{ searchCode: 'price', options: ['600-9000'] }], sort: 'PriceDesc' })
    expect(data.items.map(({ id }) => id)).toEqual([ids.beam, ids.primer])
    expect(data.items[1]).toMatchObject({ price: 650.5, oldPrice: 700, available: true, unit: 'Piece', tags: [] })
    expect(data.paging).toMatchObject({ pageIndex: 1, pageCount: 1, totalCount: 2 })
    expect(data.filters?.map(({ searchCode }) => searchCode)).toEqual(['price'])
    const accepted = await Promise.all(
      ['application/json', '*/*', 'text/html, application/json;q=0.8', undefined].map(
        async (accept) => (await fragmentOf({ filters: [] }, accept)).headers.get('Content-Type')?.split(';')[0],
      ),
    )
    expect(accepted).toEqual(['application/json', 'text/html', 'text/html', 'text/html'])
    expect((await client().call(loadMeta, {})).data.capabilities).toContain('category-products-json')
  })

  it('a hidden product is on no list, a page beyond the ends is the nearest, sizes have limits', async () => {
    const { data } = await productsOf({ pageIndex: 99, pageSize: 2 })
    expect(data.paging).toMatchObject({ pageIndex: 2, pageCount: 2, totalCount: 4 })
    const all = await productsOf({ pageIndex: -5, pageSize: 100_000 })
    expect(all.data.items.map(({ id }) => id)).not.toContain(ids.hidden)
    expect(all.data.paging).toMatchObject({ pageIndex: 1, pageSize: 200 })
    expect((await productsOf({ pageSize: 0 })).data.paging.pageSize).toBe(1)
  })

  it('[FILTER-01] a filter has its code, type and place, and of each option the name, the code and whether it is chosen', async () => {
    const [frost, weight] = [ids.cement, ids.primer].map((id, at) => ({
      id,
      specs: [
        { name: 'Морозостойкость', value: ['да', 'нет'][at] },
        { name: 'Масса нетто', value: ['25', '5'][at], unit: 'кг' },
      ],
    }))
    for (const { id, specs } of [frost, weight].flatMap((each) => each ?? []))
      await shop.server.db
        .updateTable('product')
        .set({ specs: JSON.stringify(specs) })
        .where('id', '=', id)
        .execute()
    shop.advance(60_000)
    const shown = async (filter?: string) =>
      (await filtersOf('cat-mix', filter)).data.filters.map(({ searchCode, filterType, displayOrder, options }) => [
        searchCode,
        filterType,
        displayOrder,
        options.map(({ name, searchCode: code, selected }) => [name, code, selected]),
      ])
    const filters = (isHeavy: boolean) => [
      ['price', 'Range', 10, []],
      [
        'massa-netto',
        'SeparatedButtonsBySpec',
        100,
        [
          ['5', '5', false],
          ['25', '25', isHeavy],
        ],
      ],
      [
        'morozostoykost',
        'SeparatedButtonsBySpecSingleOption',
        101,
        [
          ['да', 'da', false],
          ['нет', 'net', false],
        ],
      ],
    ]
    expect(await shown()).toEqual(filters(false))
    expect(await shown('massa-netto=25')).toEqual(filters(true))
  })

  it.each([
    ['too many filters', { filters: Array.from({ length: 101 }, () => ({ searchCode: 'a', options: [] })) }],
    ['a code of a megabyte', { filters: [{ searchCode: 'x'.repeat(30_000), options: ['1'] }] }],
  ])('%s are refused', async (_, body) => {
    expect((await productsOf(body)).status).toBe(422)
  })
})
