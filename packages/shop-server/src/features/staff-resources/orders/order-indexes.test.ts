import { sql } from 'kysely'
import { expect, it } from 'vitest'
import type { Db } from '../../../db'
import { describeEachDatabase } from '../../../testing/each-database'
import { order } from '../entities/order'
import { conditionsOf, type Asked } from '../engine/conditions'
import { orderBy, sortKeysOf } from '../engine/sort'

const UNSENT = ['New', 'AwaitingConfirmation', 'Confirmed', 'Paid', 'Assembling', 'ReadyToShip', 'AwaitingSupply']

/** Raised to leave a transaction that nothing is to be left of. */
class TakenBack extends Error {}

/** How the orders of a query are read where of all their indexes there are these alone, and a walk through the table costs much. */
async function planWith(db: Db, indexes: readonly string[], asked: Asked): Promise<string> {
  let plan = ''
  const { where } = await conditionsOf(db, order, asked, 'Europe/Moscow')
  await db
    .transaction()
    .execute(async (trx) => {
      const { rows } = await sql<{ name: string }>`
        select i.relname as name from pg_index x join pg_class i on i.oid = x.indexrelid
        where x.indrelid = 'customer_order'::regclass and not x.indisunique and i.relname <> all(${[...indexes]}::text[])`.execute(
        trx,
      )
      for (const { name } of rows) await sql`drop index ${sql.ref(name)}`.execute(trx)
      await sql`set local enable_seqscan = off`.execute(trx)
      await sql`set local enable_sort = off`.execute(trx)
      const { rows: lines } = await sql<Record<string, string>>`explain select 1 from customer_order t where ${where}
        order by ${orderBy(sortKeysOf(order, asked['sort']?.[0]))}`.execute(trx)
      plan = lines.map((line) => Object.values(line).join('')).join('\n')
      throw new TakenBack()
    })
    .catch((error: unknown) => {
      if (!(error instanceof TakenBack)) throw error
    })
  return plan
}

describeEachDatabase('the indexes of the list of orders', (shop) => {
  it.each([
    [
      'today',
      ['customer_order_open_by_planned_dispatch'],
      { status: UNSENT, plannedDispatchOnFrom: ['2026-02-10'], plannedDispatchOnTo: ['2026-02-10'] },
    ],
    ['left over', ['customer_order_open_by_planned_dispatch'], { status: UNSENT, plannedDispatchOnTo: ['2026-02-09'] }],
    ['to be called', ['customer_order_sorted_by_status', 'customer_order_by_call'], { isToCall: ['true'] }],
  ] as const)('are read for the counters of orders that are %s', async (_, indexes, asked) => {
    const plan = await planWith(shop.server.db, indexes, asked)
    for (const index of indexes) expect(plan).toContain(index)
    expect(plan).not.toContain('Seq Scan')
  })

  it.each(['cityName', '-cityName'])('are walked along for the order by %s', async (sort) => {
    const plan = await planWith(shop.server.db, ['customer_order_sorted_by_city_name'], { sort: [sort] })
    expect(plan).toContain('customer_order_sorted_by_city_name')
    expect(plan).not.toMatch(/Seq Scan|Sort/)
  })
})
