import {
  listSpecOptions,
  readHistory,
  readProductSpecs,
  readSpec,
  readSpecOption,
  runBulk,
  resources,
} from '@prilavok/contracts/admin'
import { sql } from 'kysely'
import { beforeAll, expect, it } from 'vitest'
import { addDemoRecords } from '@prilavok/demo-shop/testing/inside'
import { describeEachDatabase } from '../../testing/each-database'
import { fixtureIds as ids } from '@prilavok/demo-shop/fixtures'
import { staffClient, type StaffClient } from '../../testing/staff-client'

describeEachDatabase('bulk actions of the staff', (shop) => {
  let admin: StaffClient
  const run = (entity: string, action: string, ofIds: readonly string[], value?: unknown) =>
    admin.call(runBulk, {
      params: { entity },
      body: { ids: [...ofIds], action, ...(value !== undefined && { payload: { value } }) } as never,
    })
  const addOption = (id: string, specId: string, name: string, synonyms: readonly string[] = []) =>
    sql`insert into spec_option (id, details) values (${id},
      ${JSON.stringify({ specId, name, synonyms, displayOrder: 1 })}::jsonb)`.execute(shop.server.db)
  const setSpecs = (id: string, specs: readonly object[]) =>
    shop.server.db
      .updateTable('product')
      .set({ specs: JSON.stringify(specs) })
      .where('id', '=', id)
      .execute()
  const specsOf = async (id: string) =>
    (await shop.server.db.selectFrom('product').select('specs').where('id', '=', id).executeTakeFirstOrThrow()).specs
  const historyOf = async (entity: string, id: string) =>
    (await admin.call(readHistory, { params: { entity, id }, query: {} })).data.items

  beforeAll(async () => {
    admin = await staffClient(shop.server, 'admin')
    await addDemoRecords(shop.server.db)
    await addOption('white', 'spec-1', 'Белый', ['белая'])
    await addOption('snow', 'spec-1', 'Снежный')
    await addOption('milk', 'spec-1', 'Молочный')
    await addOption('thick', 'spec-3', 'Толстый')
    const color = 'Цвет'
    await setSpecs(ids.cement, [
      { name: 'Вес', value: '25', unit: 'кг' },
      { name: color, value: 'Снежный' },
    ])
    await setSpecs(ids.primer, [
      { name: color, value: 'Белый' },
      { name: color, value: 'Молочный' },
    ])
    await setSpecs(ids.drill, [{ name: 'Материал', value: 'Снежный' }])
  })

  it('that a list offers are all known to the server, and no others', async () => {
    for (const { key, listing } of Object.values(resources))
      for (const action of listing.bulk.filter((each) => each !== 'export')) {
        const { problem } = await run(key, action, ['no-such'], 'no-such')
        expect([key, action, problem?.detail ?? '']).toEqual([
          key,
          action,
          expect.not.stringContaining('has no action'),
        ])
      }
  })

  it('move characteristics to another group', async () => {
    expect((await run('spec', 'setGroup', ['spec-1', 'spec-2'], 'spec_group-3')).data).toMatchObject({ done: 2 })
    const { data } = await admin.call(readSpec, { params: { id: 'spec-2' } })
    expect(data).toMatchObject({ specGroupId: 'spec_group-3', version: 2 })
    const { data: refused } = await run('spec', 'setGroup', ['spec-1'], 'no-such')
    expect(refused.errors[0]?.problem.errors).toMatchObject([{ pointer: '/specGroupId', code: 'exists' }])
  })

  it('change what no form saves, with its history', async () => {
    expect(
      (await run('productStockSubscriber', 'setStatus', ['product_stock_subscriber-0'], 'Cancelled')).data.done,
    ).toBe(1)
    expect(await historyOf('productStockSubscriber', 'product_stock_subscriber-0')).toMatchObject([
      { action: 'StatusChanged', changes: [{ field: 'status', before: 'Waiting', after: 'Cancelled' }] },
    ])
    const { problem } = await run('productStockSubscriber', 'setStatus', ['product_stock_subscriber-0'], 'Nonsense')
    expect(problem?.code).toBe('bad-request')
    expect((await run('dynamic-category', 'setVisible', ['dynamic_category-0'], false)).data.done).toBe(1)
  })

  it('merge options of one characteristic: products follow, with their history, and names stay as synonyms', async () => {
    await sql`insert into category_filter (category_id, filters, updated_on) values ('cat-mix', ${JSON.stringify([
      { id: 'f', source: 'Spec', specId: 'spec-1', searchCode: 'color', optionIds: ['snow', 'thick', 'white'] },
      { id: 'g', source: 'Price', searchCode: 'price', optionIds: null },
    ])}::jsonb, now())`.execute(shop.server.db)
    expect((await run('specOption', 'merge', ['snow', 'milk', 'white'], 'white')).data).toMatchObject({
      done: 2,
      failed: 0,
    })

    expect(await specsOf(ids.cement)).toEqual([
      { name: 'Вес', value: '25', unit: 'кг' },
      { name: 'Цвет', value: 'Белый' },
    ])
    // Two of the merged options of one product become one, and another characteristic with the same word stays as it is.
    expect(await specsOf(ids.primer)).toEqual([{ name: 'Цвет', value: 'Белый' }])
    expect(await specsOf(ids.drill)).toEqual([{ name: 'Материал', value: 'Снежный' }])
    expect((await historyOf('product', ids.cement))[0]?.changes).toMatchObject([{ field: 'specs' }])
    expect((await admin.call(readProductSpecs, { params: { id: ids.cement } })).data.version).toBe(2)

    const { data } = await admin.call(listSpecOptions, { query: { ids: ['snow', 'milk', 'white'] } as never })
    expect(data.items.map(({ id }) => id)).toEqual(['white'])
    expect((await admin.call(readSpecOption, { params: { id: 'white' } })).data).toMatchObject({
      synonyms: ['белая', 'Молочный', 'Снежный'],
      version: 2,
    })
    expect(await historyOf('specOption', 'snow')).toMatchObject([{ action: 'Deleted', comment: 'Объединён с «Белый»' }])
    const { filters } = await shop.server.db.selectFrom('category_filter').selectAll().executeTakeFirstOrThrow()
    expect(filters.map(({ optionIds }) => optionIds)).toEqual([['thick', 'white'], null])
  })

  it('refuse to merge options of different characteristics, or into nothing, and change nothing then', async () => {
    const before = await specsOf(ids.primer)
    for (const stays of ['thick', 'no-such', '']) {
      const { problem } = await run('specOption', 'merge', ['white'], stays)
      expect(problem).toMatchObject({ status: 422, errors: [{ pointer: '/payload/value' }] })
    }
    expect(await specsOf(ids.primer)).toEqual(before)
    expect((await admin.call(readSpecOption, { params: { id: 'white' } })).status).toBe(200)
  })
})
