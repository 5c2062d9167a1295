import { loadCategoryFilters, loadCategoryProducts } from '@prilavok/contracts'
import {
  readCategoryFilters,
  readHistory,
  saveCategoryFilters,
  saveSpec,
  saveSpecOption,
  type CategoryFilterSetting,
} from '@prilavok/contracts/admin'
import { beforeAll, expect, it } from 'vitest'
import { describeOwnDatabase } from '../../testing/each-database'
import { fixtureIds as ids } from '@prilavok/demo-shop/fixtures'
import { shopClient } from '../../testing/shop-client'
import { staffClient, type StaffClient } from '../../testing/staff-client'

const CATEGORY = 'cat-mix'
const setting = (more: Partial<CategoryFilterSetting>): CategoryFilterSetting => ({
  id: null,
  source: 'Price',
  specId: null,
  name: null,
  searchCode: 'price',
  filterType: 'Range',
  displayOrder: 1,
  isCollapsed: false,
  optionIds: null,
  hint: null,
  ...more,
})

describeOwnDatabase('the filters of a category', (shop) => {
  let admin: StaffClient
  let spec = ''
  const option: Record<string, string> = {}
  const read = async (id = CATEGORY) => (await admin.call(readCategoryFilters, { params: { id } })).data
  const save = (filters: readonly CategoryFilterSetting[], version: number | null, headers = {}) =>
    admin.call(saveCategoryFilters, { body: { categoryId: CATEGORY, version, filters: [...filters] } }, headers)
  const saveNow = async (filters: readonly CategoryFilterSetting[]) => save(filters, (await read()).version)
  const panel = async (filter?: string) => {
    shop.advance(60_000)
    const { data } = await shopClient(shop.server).call(loadCategoryFilters, {
      params: { id: CATEGORY },
      query: { filter },
    })
    return data.filters
  }

  beforeAll(async () => {
    admin = await staffClient(shop.server, 'admin')
    const specs = (weight: string, frost: string) =>
      JSON.stringify([
        { name: 'Масса нетто', value: weight, unit: 'кг' },
        { name: 'Цвет', value: frost },
      ])
    const set = (id: string, value: string, tags: readonly string[] = []) =>
      shop.server.db.updateTable('product').set({ specs: value, tags }).where('id', '=', id).execute()
    await set(ids.cement, specs('25', 'серый'), ['Hit', 'Oversized'])
    await set(ids.primer, specs('5,5', 'белый'), ['Hit', 'FreeDelivery'])
    await set(ids.beam, specs('70', 'серый'))
    const made = await admin.call(saveSpec, {
      body: { name: 'Цвет', searchCode: 'colour', valueKind: 'Options', synonyms: [], displayOrder: 1 } as never,
    })
    spec = made.data.id
    for (const [name, searchCode, colorHex] of [
      ['серый', 'grey', '#888888'],
      ['белый', 'white', '#ffffff'],
    ] as const) {
      const body = { specId: spec, name, searchCode, colorHex, synonyms: [], displayOrder: 1 } as never
      option[name] = (await admin.call(saveSpecOption, { body })).data.id
    }
  })

  it('[ADMIN-ENT-10] are read with their version; a category without any has those that its products give', async () => {
    expect(await read()).toEqual({ categoryId: CATEGORY, version: 0, filters: [] })
    expect((await panel()).map(({ searchCode }) => searchCode)).toEqual(['price', 'massa-netto', 'cvet'])
    expect((await admin.call(readCategoryFilters, { params: { id: 'nothing' } })).problem?.code).toBe('not-found')
  })

  it('[ADMIN-ACT-13] are what the panel of the storefront is made of: order, type, options and names', async () => {
    const { data } = await saveNow([
      setting({ displayOrder: 3, isCollapsed: true }),
      setting({
        source: 'Spec',
        specId: spec,
        name: ' Оттенок ',
        searchCode: 'shade',
        filterType: 'ColorSwatches',
        optionIds: [option['серый'] ?? '', option['белый'] ?? ''],
      }),
      setting({ source: 'Tag', searchCode: 'badge', filterType: 'Checkboxes', displayOrder: 2 }),
    ])
    expect(data).toMatchObject({ id: CATEGORY, version: 1 })
    const filters = await panel()
    expect(filters.map(({ searchCode, filterType, name }) => [searchCode, filterType, name])).toEqual([
      ['shade', 'ColorSwatches', 'Оттенок'],
      ['badge', 'Checkboxes', 'Особенности'],
      ['price', 'Range', 'Цена'],
    ])
    expect(filters[0]?.options.map(({ searchCode, count, colorHex }) => [searchCode, count, colorHex])).toEqual([
      ['grey', 2, '#888888'],
      ['white', 1, '#ffffff'],
    ])
    expect(filters[1]?.options.map(({ name, count }) => [name, count])).toEqual([
      ['Бесплатная доставка', 1],
      ['Хит продаж', 2],
    ])
    expect(filters[2]).toMatchObject({ min: 100, max: 9000, isCollapsed: true })
  })

  it('narrow the products by what is selected, also by a range of a characteristic', async () => {
    const weight = await admin.call(saveSpec, {
      body: { name: 'Масса нетто', searchCode: 'netto', valueKind: 'Number', unit: 'кг', synonyms: [] } as never,
    })
    await saveNow([
      setting({ source: 'Spec', specId: weight.data.id, searchCode: 'weight' }),
      setting({ source: 'Tag', searchCode: 'badge', filterType: 'Checkboxes', optionIds: ['Hit'] }),
    ])
    expect((await panel())[0]).toMatchObject({ searchCode: 'weight', unit: 'кг', min: 5, max: 70, name: 'Масса нетто' })
    const found = async (filters: ReadonlyArray<{ readonly searchCode: string; readonly options: string[] }>) => {
      const body = { filters: [...filters], sort: 'PriceAsc' as const, pageIndex: 1, pageSize: 10 }
      const called = await shopClient(shop.server).call(
        loadCategoryProducts,
        { params: { id: CATEGORY }, body },
        { Accept: 'application/json' },
      )
      return called.data.items.map(({ id }) => id)
    }
    expect(await found([{ searchCode: 'weight', options: ['5-25'] }])).toEqual([ids.cement, ids.primer])
    expect(await found([{ searchCode: 'weight', options: ['26-70'] }])).toEqual([ids.beam])
    expect(await found([{ searchCode: 'badge', options: ['hit'] }])).toEqual([ids.cement, ids.primer])
  })

  it('are the products own again when the last one is taken away', async () => {
    await saveNow([])
    expect((await panel()).map(({ searchCode }) => searchCode)).toEqual(['price', 'massa-netto', 'cvet'])
  })

  it('keep their ids, have a history, and are not saved over what somebody else has saved', async () => {
    await saveNow([setting({})])
    const before = await read()
    const [first] = before.filters
    const at = { 'If-Match': `"v${before.version ?? 0}"` }
    const [one, two] = await Promise.all([
      save([{ ...setting({}), id: first?.id ?? null, name: 'Стоимость' }], null, at),
      save([setting({ name: 'Деньги' })], null, at),
    ])
    expect([one.status, two.status].sort()).toEqual([200, 412])
    const now = await read()
    expect((one.status === 200 ? two : one).problem?.current).toEqual(now)
    if (one.status === 200) expect(now.filters[0]?.id).toBe(first?.id)
    const without = await save([], null)
    expect(without.problem?.code).toBe('precondition-required')
    const { data } = await admin.call(readHistory, { params: { entity: 'category', id: CATEGORY }, query: {} as never })
    expect(data.items[0]).toMatchObject({ action: 'Updated', changes: [{ field: 'filters' }] })
  })

  it('refuse what no panel can be made of', async () => {
    const { version } = await read()
    const refused = async (...filters: CategoryFilterSetting[]) =>
      (await save(filters, version)).problem?.errors?.map(({ pointer, code }) => `${pointer} ${code}`)
    expect(await refused(setting({ source: 'Spec', filterType: 'Checkboxes', searchCode: 'x' }))).toEqual([
      '/filters/0/specId required',
    ])
    expect(
      await refused(
        setting({ source: 'Spec', specId: 'no', filterType: 'Toggle', searchCode: 'x', optionIds: ['no'] }),
      ),
    ).toEqual(['/filters/0/specId exists', '/filters/0/optionIds exists'])
    expect(await refused(setting({ filterType: 'Checkboxes' }))).toEqual(['/filters/0/filterType oneOf'])
    expect(await refused(setting({ searchCode: 'page' }))).toEqual(['/filters/0/searchCode unique'])
    expect(await refused(setting({ searchCode: 'цена' }))).toEqual(['/filters/0/searchCode seoUrl'])
    expect(await refused(setting({}), setting({ searchCode: 'PRICE' }))).toEqual([
      '/filters/1/searchCode unique',
      '/filters/1/specId unique',
    ])
  })
})
