import { loadCategoryFilters, loadCategoryProducts } from '@prilavok/contracts'
import { describe, expect, it } from 'vitest'
import { createShop } from '../create-shop'
import { createTestEffects, type TestEffects } from '../testing'
import { catalogueFeature } from './catalogue.feature'
import type { CategorySettings } from './catalogue.types'

const option = (searchCode: string, more: object = {}) => ({ name: searchCode, searchCode, selected: false, ...more })
const filters = {
  filters: [
    { searchCode: 'weight', filterType: 'Checkboxes', displayOrder: 2, options: [option('25'), option('5')] },
    { searchCode: 'brand', filterType: 'Checkboxes', displayOrder: 1, options: [option('knauf'), option('bergauf')] },
    {
      searchCode: 'base',
      filterType: 'SeparatedButtonsBySpecSingleOption',
      displayOrder: 3,
      options: [option('gypsum'), option('cement')],
    },
  ],
}
const counted = (count: number) => ({
  filters: [
    {
      searchCode: 'brand',
      filterType: 'Checkboxes',
      displayOrder: 1,
      options: [option('knauf', { count }), option('bergauf', { count })],
    },
  ],
})
const list = (name: string, more: object = {}) => ({
  items: [
    { id: name, shortId: name, name, url: `/product/${name}`, price: 10, available: true, availability: 'InStock' },
  ],
  paging: { pageIndex: 1, pageSize: 24, pageCount: 3, totalCount: 60, totalIsExact: true },
  ...more,
})

const open = (settings: Partial<CategorySettings> = {}, prepare: (test: TestEffects) => void = () => {}) => {
  const test = createTestEffects()
  test.always(loadCategoryFilters, () => filters)
  test.always(loadCategoryProducts, () => '<p>Товары</p>')
  prepare(test)
  const shop = createShop(test.effects)
  const category = shop.use(catalogueFeature).open({ id: 'c-1', hasOwnList: true, prefer: 'html', ...settings })
  const stop = category.start()
  const bodies = () => test.callsOf(loadCategoryProducts).map(({ input }) => input.body)
  return { ...test, category, state: category.state.getState, stop, bodies }
}

describe('a category whose list the page has', () => {
  it('[FILTER-02] [FILTER-16] asks for the filters alone and shows them in their order; nothing goes into the history', async () => {
    const { settle, state, callsOf, bodies, address } = open()
    expect(state().filtersStatus).toBe('loading')
    await settle()
    expect(callsOf(loadCategoryFilters)[0]?.input).toEqual({ params: { id: 'c-1' } })
    expect(state().filters.map(({ searchCode }) => searchCode)).toEqual(['brand', 'weight', 'base'])
    expect(state()).toMatchObject({ status: 'ready', shown: null, selection: [] })
    expect(bodies()).toEqual([])
    expect([address.hash, address.entries]).toEqual(['', []])
  })

  it('[FILTER-03] [FILTER-09] [FILTER-11] each change writes the hash and loads the products of the selection', async () => {
    const { settle, state, category, bodies, address, callsOf } = open()
    await settle()
    category.toggle('brand', 'knauf')
    expect([state().status, address.hash]).toEqual(['loading', '#filter=brand=knauf'])
    await settle()
    expect(state()).toMatchObject({ status: 'ready', shown: { kind: 'html', html: '<p>Товары</p>' } })
    category.toggle('brand', 'bergauf')
    category.toggle('weight', '25')
    expect(address.hash).toBe('#filter=brand=knauf,bergauf&weight=25')
    expect(bodies()).toEqual([
      { filters: [{ searchCode: 'brand', options: ['knauf'] }], pageIndex: 1, pageSize: null, sort: null },
      expect.objectContaining({ filters: [{ searchCode: 'brand', options: ['knauf', 'bergauf'] }] }),
      expect.objectContaining({
        filters: [
          { searchCode: 'brand', options: ['knauf', 'bergauf'] },
          { searchCode: 'weight', options: ['25'] },
        ],
      }),
    ])
    expect(callsOf(loadCategoryProducts)[0]?.options.accept).toMatch(/^text\/html/)
    category.clear()
    expect([address.hash, bodies().at(-1)?.filters]).toEqual(['#_', []])
  })

  it('[FILTER-08] of a single-option filter the last option stays', async () => {
    const { settle, category, address } = open()
    await settle()
    category.toggle('base', 'gypsum')
    category.toggle('base', 'cement')
    expect(address.hash).toBe('#filter=base=cement')
  })

  it('[FILTER-06] restores what the hash selects, and loads its products at once', async () => {
    const { settle, state, bodies, address } = open({}, ({ address }) => {
      address.hash = '#filter=brand=bergauf,unknown&nothing=1'
    })
    expect(bodies()).toHaveLength(1)
    await settle()
    expect(state().selection).toEqual([{ searchCode: 'brand', options: ['bergauf'] }])
    expect(state().shown).toMatchObject({ kind: 'html' })
    expect(address.entries).toEqual([])
  })

  it.each(['#filter=%E0%A4%A', '#filter=x', '#reviews'])('[FILTER-15] ignores the hash %j', async (hash) => {
    const { settle, state, bodies } = open({}, ({ address }) => {
      address.hash = hash
    })
    await settle()
    expect([state().selection, state().shown, bodies()]).toEqual([[], null, []])
  })

  it('[FILTER-11] quick changes: the last response counts, in whatever order they come; earlier requests are ended', async () => {
    const { settle, state, category, hold, callsOf, address } = open()
    await settle()
    const first = hold(loadCategoryProducts)
    category.toggle('brand', 'knauf')
    const second = hold(loadCategoryProducts)
    category.toggle('brand', 'bergauf')
    second.respond('<p>два</p>')
    await settle()
    first.respond('<p>раз</p>')
    await settle()
    expect(callsOf(loadCategoryProducts)[0]?.options.signal?.aborted).toBe(true)
    expect(state()).toMatchObject({ status: 'ready', shown: { html: '<p>два</p>' } })
    expect(address.hash).toBe('#filter=brand=knauf,bergauf')
    expect(state().selection).toEqual([{ searchCode: 'brand', options: ['knauf', 'bergauf'] }])
  })

  it('[FILTER-17] an error is logged, loading stops, the old list stays, and retry asks again', async () => {
    const { settle, state, category, refuse, reports, bodies } = open()
    await settle()
    category.toggle('brand', 'knauf')
    await settle()
    refuse(loadCategoryProducts, { kind: 'status', status: 500, message: 'Request failed with status code 500' })
    category.toggle('weight', '25')
    await settle()
    expect(state()).toMatchObject({ status: 'failed', shown: { html: '<p>Товары</p>' } })
    expect(reports.map(({ message }) => message)).toEqual([expect.stringContaining('status code 500')])
    category.retry()
    await settle()
    expect(state().status).toBe('ready')
    expect(bodies().at(-1)).toEqual(bodies().at(-2))
  })

  it('back and forward take the state from the address, without an entry of their own; the own list comes back by itself', async () => {
    const { settle, state, category, goBack, address, bodies } = open()
    await settle()
    category.toggle('brand', 'knauf')
    category.toggle('weight', '25')
    category.sortBy('PriceAsc')
    await settle()
    expect(address.entries).toHaveLength(3)
    goBack()
    expect(state().sort).toBeNull()
    goBack()
    await settle()
    expect(state().selection).toEqual([{ searchCode: 'brand', options: ['knauf'] }])
    expect(bodies().at(-1)?.filters).toEqual([{ searchCode: 'brand', options: ['knauf'] }])
    const before = bodies().length
    goBack()
    await settle()
    expect([state().selection, state().shown, state().status, bodies().length]).toEqual([[], null, 'ready', before])
    expect(address.entries).toEqual([])
  })

  it('what the server has rendered from the query is selected, and leaves the query with the first change', async () => {
    const { settle, state, category, address, bodies } = open({ given: 'brand=knauf' }, ({ address }) => {
      address.query.set('brand', 'knauf')
      address.query.set('utm_source', 'x')
    })
    await settle()
    expect([state().selection, bodies()]).toEqual([[{ searchCode: 'brand', options: ['knauf'] }], []])
    category.toggle('brand', 'bergauf')
    expect(address.hash).toBe('#filter=brand=knauf,bergauf')
    expect(Object.fromEntries(address.query)).toEqual({ utm_source: 'x' })
  })

  it('order, page and page size are in the query; a filter and an order begin at the first page', async () => {
    const { settle, state, category, address, bodies } = open({}, ({ address }) => {
      address.query.set('page', '2')
    })
    await settle()
    expect([state().page, bodies()]).toEqual([2, []])
    category.goTo(3)
    category.resize(48)
    category.goTo(2)
    category.sortBy('PriceDesc')
    expect(Object.fromEntries(address.query)).toEqual({ pageSize: '48', sort: 'PriceDesc' })
    expect(bodies().at(-1)).toEqual({ filters: [], pageIndex: 1, pageSize: 48, sort: 'PriceDesc' })
    expect(address.hash).toBe('#_')
  })

  it.each(['0', '-1', '1e3', 'x', '9999999', '%'])('a page number %j is the first', async (page) => {
    const { settle, state } = open({}, ({ address }) => {
      address.query.set('page', page)
      address.query.set('pageSize', page)
    })
    await settle()
    expect([state().page, state().pageSize]).toEqual([1, null])
  })

  it('where the server counts, counts follow the selection; a failure keeps those of before', async () => {
    const { settle, state, category, callsOf, refuse } = open({}, ({ always }) => {
      always(loadCategoryFilters, ({ query }) => counted(query?.filter === undefined ? 9 : 3))
    })
    await settle()
    category.toggle('brand', 'knauf')
    await settle()
    expect(callsOf(loadCategoryFilters).at(-1)?.input).toMatchObject({ query: { filter: 'brand=knauf' } })
    expect(state().filters[0]?.options[0]?.count).toBe(3)
    refuse(loadCategoryFilters, {})
    category.toggle('brand', 'knauf')
    await settle()
    expect([state().filtersStatus, state().filters[0]?.options[0]?.count]).toEqual(['ready', 3])
  })

  it('stops with the widget: late responses change nothing', async () => {
    const { settle, state, category, hold, stop, goBack } = open()
    await settle()
    const held = hold(loadCategoryProducts)
    category.toggle('brand', 'knauf')
    stop()
    held.respond('<p>поздно</p>')
    await settle()
    expect(state().shown).toBeNull()
    goBack()
    expect(state().selection).toHaveLength(1)
  })
})

describe('a category whose list we show', () => {
  it('loads filters and products together, data where the server has it', async () => {
    const { settle, state, bodies, callsOf } = open({ hasOwnList: false, prefer: 'json' }, ({ always }) => {
      always(loadCategoryProducts, () => list('a', counted(7)))
    })
    expect([state().status, bodies().length]).toEqual(['loading', 1])
    await settle()
    expect(callsOf(loadCategoryProducts)[0]?.options.accept).toMatch(/^application\/json/)
    expect(state().shown).toMatchObject({
      kind: 'list',
      products: [{ id: 'a', price: 1000 }],
      list: { totalCount: 60 },
    })
    expect(state().filters[0]?.options[0]?.count).toBe(7)
    expect(callsOf(loadCategoryFilters)).toHaveLength(1)
  })

  it('takes what the server has marked, and loads once more for it', async () => {
    const marked = { filters: [{ ...filters.filters[1], options: [option('knauf', { selected: true })] }] }
    const { settle, state, bodies } = open({ hasOwnList: false }, ({ always }) => {
      always(loadCategoryFilters, () => marked)
    })
    await settle()
    expect(state().selection).toEqual([{ searchCode: 'brand', options: ['knauf'] }])
    expect(bodies().at(-1)?.filters).toEqual([{ searchCode: 'brand', options: ['knauf'] }])
  })

  it('filters that cannot be loaded do not keep the products away', async () => {
    const { settle, state, category } = open({ hasOwnList: false }, ({ refuse }) => refuse(loadCategoryFilters, {}))
    await settle()
    expect([state().filtersStatus, state().status]).toEqual(['failed', 'ready'])
    category.retry()
    await settle()
    expect(state().filtersStatus).toBe('ready')
  })
})
