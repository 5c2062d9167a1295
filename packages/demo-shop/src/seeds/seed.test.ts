import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { OpenDatabase } from '@prilavok/shop-server/handler'
import { rowWriter } from './insert-rows'
import { demoLeads } from './orders/drafts'
import { seedDemo } from './seed'
import { demoShop } from './shop-data'
import { DEMO_PLANS } from './sizes'
import { addDemoRequests } from './staff-requests'
import { takeDatabase } from '@prilavok/shop-server/testing/kept-databases'

let shop: OpenDatabase
const messages: string[] = []

beforeAll(async () => {
  shop = await takeDatabase()
  await seedDemo(shop.db, 'mini', (text) => messages.push(text))
})
afterAll(() => shop.close())

const countOf = async (table: string) =>
  (await sql<{ count: number }>`select count(*) as count from ${sql.table(table)}`.execute(shop.db)).rows[0]?.count

interface Reference {
  readonly name: string
  readonly child: string
  readonly childColumn: string
  readonly parent: string
  readonly parentColumn: string
}

test('every reference finds its record', async () => {
  const { rows } = await sql<Reference>`
    select con.conname as name, con.conrelid::regclass::text as child, a.attname as "childColumn", con.confrelid::regclass::text as parent, b.attname as "parentColumn"
    from pg_constraint con
    join pg_attribute a on a.attrelid = con.conrelid and a.attnum = con.conkey[1]
    join pg_attribute b on b.attrelid = con.confrelid and b.attnum = con.confkey[1]
    where con.contype = 'f' and cardinality(con.conkey) = 1`.execute(shop.db)
  expect(rows.length).toBeGreaterThan(10)
  for (const { name, child, childColumn, parent, parentColumn } of rows) {
    const orphans = await sql`
      select 1 from ${sql.table(child)} c left join ${sql.table(parent)} p on p.${sql.ref(parentColumn)} = c.${sql.ref(childColumn)}
      where c.${sql.ref(childColumn)} is not null and p.${sql.ref(parentColumn)} is null limit 1`.execute(shop.db)
    expect(orphans.rows, name).toEqual([])
  }
})

test('the tables hold the plan, and progress reports each', async () => {
  const plan = DEMO_PLANS.mini
  expect(await countOf('product')).toBe(plan.products)
  expect(await countOf('customer')).toBe(plan.customers)
  expect(await countOf('customer_order')).toBe(plan.orders)
  expect(await countOf('address_city')).toBe(60)
  expect(messages).toContain('  Products: 200')
  expect(messages.filter((message) => /[а-яё]/i.test(message))).toEqual([])
  expect(messages).toContain('  Orders: 300')
})

test('lists of orders know the cities and the ratings, as they do in a running shop', async () => {
  const { rows } = await sql<{ cityless: number; unlike: number }>`
    select count(*) filter (where o.city_name = '')::int as cityless,
      count(*) filter (where o.client_rating <> c.rating)::int as unlike
    from customer_order o join customer c on c.id = o.customer_id`.execute(shop.db)
  expect(rows).toEqual([{ cityless: 0, unlike: 0 }])
})

test('arrays, JSON, moments and money arrive as the shop reads them', async () => {
  const product = await shop.db
    .selectFrom('product')
    .selectAll()
    .where('article', '=', '1010001')
    .executeTakeFirstOrThrow()
  expect(product.name).toContain('Штукатурка гипсовая')
  expect(product.created_on).toBeInstanceOf(Date)
  expect(product.specs[0]).toEqual({ name: 'Масса нетто', value: expect.any(String), unit: 'кг' })
  expect(Array.isArray(product.tags)).toBe(true)
  const point = await shop.db.selectFrom('pick_point').selectAll().limit(1).executeTakeFirstOrThrow()
  expect(point.working_time).toHaveLength(7)
  const order = await shop.db
    .selectFrom('customer_order')
    .selectAll()
    .orderBy('created_on', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow()
  expect(order.total_kopecks).toBe(order.goods_kopecks - order.discount_kopecks + order.delivery_kopecks)
  expect(order.recipient === null || typeof order.recipient === 'object').toBe(true)
})

test('orders of the demo leave the numbers free that the shop gives next', async () => {
  const { rows } = await sql<{ highest: number }>`select max(number::int) as highest from customer_order`.execute(
    shop.db,
  )
  const { rows: following } = await sql<{
    number: number
  }>`select nextval('order_number_sequence')::int as number`.execute(shop.db)
  expect(rows[0]?.highest).toBeLessThan(following[0]?.number ?? 0)
})

test('a second filling fails and leaves the shop as it was', async () => {
  await expect(seedDemo(shop.db, 'mini')).rejects.toThrow('duplicate key')
  expect(await countOf('product')).toBe(DEMO_PLANS.mini.products)
  const { rows } = await sql<{ role: string }>`select current_setting('session_replication_role') as role`.execute(
    shop.db,
  )
  expect(rows[0]?.role).toBe('origin')
})

test('people who have left a phone wait for a call, or have left a cart', async () => {
  const { customers, catalogue, cities } = demoShop('mini')
  const leads = demoLeads(DEMO_PLANS.demo.leads, customers, catalogue.products, cities)
  await shop.db.transaction().execute(async (trx) => {
    const writer = rowWriter(trx)
    await writer.write('order_in_process', leads)
    await writer.finish()
  })
  await addDemoRequests(shop.db)
  await addDemoRequests(shop.db)
  const { rows } = await sql<{ status: string | null; count: number }>`
    select r.details->>'status' as status, count(*)::int as count
    from order_in_process d left join request r on r.draft_id = d.id group by 1 order by 1`.execute(shop.db)
  expect(rows).toEqual([
    { status: 'CallAgain', count: 4 },
    { status: 'New', count: 4 },
    { status: null, count: DEMO_PLANS.demo.leads - 8 },
  ])
})
