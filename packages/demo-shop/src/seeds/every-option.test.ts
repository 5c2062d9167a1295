import { loadCategoryFilters, loadPurchaseTypes, saveOrder } from '@prilavok/contracts'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { ShopServer } from '@prilavok/shop-server/handler'
import { openTestShop } from '@prilavok/shop-server/testing/each-database'
import { shopClient } from '@prilavok/shop-server/testing/shop-client'

describe('the demo shop', () => {
  let server: ShopServer
  beforeAll(async () => {
    server = await openTestShop({ demo: 'mini' })
  })
  afterAll(() => server.close())

  it('has nothing that happens tomorrow: nobody has ordered, written or answered after now', async () => {
    const { rows } = await sql<{ readonly table: string; readonly column: string }>`
      select c.table_name as table, c.column_name as column from information_schema.columns c
      join information_schema.tables t using (table_schema, table_name)
      where c.table_schema = 'public' and t.table_type = 'BASE TABLE'
        and c.column_name in ('created_on', 'updated_on', 'answered_on', 'paid_on', 'sent_on')`.execute(server.db)
    expect(rows.length).toBeGreaterThan(20)
    const late: string[] = []
    for (const { table, column } of rows) {
      const found =
        await sql`select 1 from ${sql.table(table)} where ${sql.ref(column)} > ${new Date()} limit 1`.execute(server.db)
      if (found.rows.length > 0) late.push(`${table}.${column}`)
    }
    expect(late).toEqual([])
  })

  it('has a cart and a city where all sixteen ways to pay are open [PAY-04]', async () => {
    const { call } = shopClient(server)
    const product = await server.db
      .selectFrom('product')
      .select('id')
      .where('availability', '=', 'InStock')
      .where('is_visible', '=', true)
      .where('weight_kg', '<', 10)
      .where('price_kopecks', '>=', 300_000)
      .where('price_kopecks', '<=', 1_500_000)
      .orderBy('id')
      .limit(1)
      .executeTakeFirstOrThrow()
    const point = await server.db
      .selectFrom('pick_point')
      .innerJoin('address_city as city', 'city.id', 'pick_point.city_id')
      .select(['pick_point.id', 'city_id', 'carrier_id'])
      .where('city.name', '=', 'Москва')
      .where('carrier_id', '=', 'Kit')
      .where('payment', '=', 'CashAndCard')
      .where('max_payment_kopecks', 'is', null)
      .where('pick_point.is_active', '=', true)
      .orderBy('pick_point.id')
      .limit(1)
      .executeTakeFirstOrThrow()
    const delivery = { cityId: point.city_id, transportCompany: point.carrier_id, pickPointId: point.id }
    const { data: draft } = await call(saveOrder, {
      body: { cart: { value: [{ id: product.id, quantity: 1 }] }, delivery: { value: delivery } },
    } as never)
    const { items } = (await call(loadPurchaseTypes, { params: { id: draft.id } })).data
    expect(Object.values(items).filter(({ isAvailable }) => isAvailable)).toHaveLength(16)
  })

  it('has shelves with filters of every type, and swatches with their colours', async () => {
    const { call } = shopClient(server)
    const shelves = await Promise.all(
      ['emali', 'kolery', 'shtukaturki'].map(async (shelf) => {
        const { id } = await server.db
          .selectFrom('category')
          .select('id')
          .where('path', 'like', `%/${shelf}`)
          .executeTakeFirstOrThrow()
        return (await call(loadCategoryFilters, { params: { id } })).data.filters
      }),
    )
    const filters = shelves.flat()
    expect(new Set(filters.map(({ filterType }) => filterType))).toEqual(
      new Set([
        'Checkboxes',
        'SeparatedButtonsBySpec',
        'SeparatedButtonsBySpecSingleOption',
        'Dropdown',
        'Range',
        'ColorSwatches',
        'Toggle',
      ]),
    )
    const swatches = filters.filter(({ filterType }) => filterType === 'ColorSwatches')
    expect(swatches.flatMap(({ options }) => options.filter(({ colorHex }) => colorHex === null))).toEqual([])
  })
})
