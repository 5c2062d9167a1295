import { fixtureIds as ids } from '@prilavok/demo-shop/fixtures'
import { listOrders } from '@prilavok/contracts/admin'
import { sql } from 'kysely'
import { beforeAll, expect, it } from 'vitest'
import type { Db } from '../../../db'
import { describeEachDatabase } from '../../../testing/each-database'
import { staffClient, type StaffClient } from '../../../testing/staff-client'

/** More than a search names one by one. */
const MANY = 2_050

const addMany = (db: Db) =>
  sql`
  insert into customer_order (id, number, customer_id, status, purchase_type, carrier_id, to_door, city_id, delivery_address,
    goods_kopecks, discount_kopecks, delivery_kopecks, total_kopecks, weight_kg, created_on)
  select 'many-' || n, 'МНОГО-' || n, 'many', 'Completed', 'PayOnDelivery', 'Cdek', false, ${ids.tver}, 'ул. Мира, 1', 100, 0, 0, 100, 1,
    timestamptz '2026-02-10 09:00Z' - n * interval '1 minute'
  from generate_series(1, ${MANY}) n`.execute(db)

describeEachDatabase('a search that very many orders meet', (shop) => {
  let admin: StaffClient | undefined
  beforeAll(async () => {
    admin = await staffClient(shop.server, 'admin')
    await shop.server.db
      .insertInto('customer')
      .values({ id: 'many', phone: '+79451851860', first_name: 'Екатерина', last_name: 'Константинова' })
      .execute()
    await addMany(shop.server.db)
  }, 60_000)

  const page = async (query: Readonly<Record<string, string>>) => {
    const { items = [], paging } =
      (await admin?.call(listOrders, { query: { pageSize: '10', ...query } } as never))?.data ?? {}
    return { numbers: items.map(({ number }) => number), paging }
  }
  const numbers = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, at) => `МНОГО-${from + at}`)

  it('shows the latest and counts them no further than the page', async () => {
    const first = await page({ search: 'много' })
    expect(first.numbers).toEqual(numbers(1, 10))
    expect(first.paging).toMatchObject({ totalCount: 10, totalIsExact: false, pageCount: 2 })
    const third = await page({ search: 'много', pageIndex: '3' })
    expect(third.numbers).toEqual(numbers(21, 30))
    expect(third.paging).toMatchObject({ totalCount: 30, totalIsExact: false, pageCount: 4 })
  })

  it('goes on by its cursor to the next ones', async () => {
    const { paging } = await page({ search: 'тверь' })
    const next = await page({ search: 'тверь', cursor: paging?.nextCursor ?? '', withTotal: 'false' })
    expect(next.numbers).toEqual(numbers(11, 20))
  })

  it('counts them all at their end, and shows the last page where a later one is asked for', async () => {
    const last = await page({ search: 'много', pageIndex: '300' })
    expect(last.numbers).toEqual(numbers(MANY - 9, MANY))
    expect(last.paging).toMatchObject({ pageIndex: 205, pageCount: 205, totalCount: MANY, totalIsExact: true })
  })

  it('counts exactly those that a second word leaves', async () => {
    const { numbers: found, paging } = await page({ search: 'много 2049' })
    expect(found).toEqual(['МНОГО-2049'])
    expect(paging).toMatchObject({ totalCount: 1, totalIsExact: true, pageCount: 1 })
  })

  it('counts exactly the orders of a buyer, however many there are', async () => {
    const { numbers: found, paging } = await page({ search: 'Константинова' })
    expect(found).toEqual(numbers(1, 10))
    expect(paging).toMatchObject({ totalCount: MANY, totalIsExact: true, pageCount: 205 })
  })

  it('sorts them by any key', async () => {
    expect((await page({ search: 'много', sort: 'createdOn' })).numbers).toEqual(numbers(MANY - 9, MANY).reverse())
    expect((await page({ search: 'Константинова', sort: 'createdOn' })).numbers).toEqual(
      numbers(MANY - 9, MANY).reverse(),
    )
  })
})
