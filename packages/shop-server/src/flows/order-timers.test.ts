import { executeTerminalCommand } from '@prilavok/contracts/admin'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { ShopServer } from '../shop-handler'
import { openTestShop } from '../testing/each-database'
import { staffClient } from '../testing/staff-client'

const DAY_MS = 24 * 3_600_000

let now = Date.parse('2026-02-10T09:00:00Z')
let server: ShopServer
beforeAll(async () => {
  server = await openTestShop({ demo: 'mini', now: () => now })
})
afterAll(() => server.close())

const statusOf = async (id: string) =>
  (await server.db.selectFrom('customer_order').select('status').where('id', '=', id).executeTakeFirstOrThrow()).status

it('orders that time moves are cancelled or completed once, with an entry in their history', async () => {
  const { db } = server
  const [unpaid, delivered] = await db.selectFrom('customer_order').select('id').orderBy('id').limit(2).execute()
  if (unpaid === undefined || delivered === undefined) throw new Error('The demo shop has orders.')
  await db.deleteFrom('order_history').execute()
  const moment = new Date('2026-02-10T09:00:00Z')
  await db.updateTable('customer_order').set({ status: 'Returned', created_on: moment }).execute()
  const put = (id: string, status: string) =>
    db.updateTable('customer_order').set({ status, paid_kopecks: 0 }).where('id', '=', id).execute()
  await put(unpaid.id, 'AwaitingPayment')
  await put(delivered.id, 'Delivered')

  const move = async () => {
    const client = await staffClient(server, 'developer')
    return (await client.call(executeTerminalCommand, { params: { name: 'move-orders' } })).data?.output
  }
  expect(await move()).toBe('Отменено: 0\nЗавершено: 0\n')
  now += 4 * DAY_MS
  expect(await move()).toBe('Отменено: 1\nЗавершено: 0\n')
  now += 11 * DAY_MS
  expect(await move()).toBe('Отменено: 0\nЗавершено: 1\n')
  expect(await move()).toBe('Отменено: 0\nЗавершено: 0\n')
  expect([await statusOf(unpaid.id), await statusOf(delivered.id)]).toEqual(['CancelledAutomatically', 'Completed'])
  const history = await db.selectFrom('order_history').select(['order_id', 'author', 'kind', 'changes']).execute()
  expect(history).toContainEqual({
    order_id: unpaid.id,
    author: 'system',
    kind: 'StatusChanged',
    changes: { status: { from: 'AwaitingPayment', to: 'CancelledAutomatically' } },
  })
})
