import { sql } from 'kysely'
import type { Db } from '../db'
import { DAY_MS } from '../rules/days'
import { statusByTime } from '../rules/order-timers'
import type { Shop } from '../shop'

/** So many orders are judged at once. */
const BATCH = 500

/** When an order took its status. */
const since = sql<Date>`greatest(customer_order.created_on,
  (select max(entry.created_on) from order_history entry
   where entry.order_id = customer_order.id and entry.kind in ('Created', 'StatusChanged')),
  (select max(entry.created_on) from staff_history entry
   where entry.resource = 'order' and entry.record_id = customer_order.id
     and jsonb_path_exists(entry.changes, '$[*] ? (@.field == "status")')))`

const callOn = sql<string | null>`customer_order.details->>'callOn'`

const waitingOrders = (db: Db, before: Date, afterId: string) =>
  db
    .selectFrom('customer_order')
    .select(['id', 'status', 'purchase_type', 'paid_kopecks', 'version', since.as('since'), callOn.as('call_on')])
    .where('status', 'in', ['AwaitingConfirmation', 'AwaitingPayment', 'Delivered'])
    .where('created_on', '<', before)
    .where('id', '>', afterId)
    .orderBy('id')
    .limit(BATCH)
    .execute()

type WaitingOrder = Awaited<ReturnType<typeof waitingOrders>>[number]

/** Gives an order its new status, unless somebody has changed it meanwhile. */
const move = ({ db, now }: Pick<Shop, 'db' | 'now'>, order: WaitingOrder, status: string): Promise<boolean> =>
  db.transaction().execute(async (trx) => {
    const moment = new Date(now())
    const { numUpdatedRows } = await trx
      .updateTable('customer_order')
      .set((eb) => ({ status, version: eb('version', '+', 1), updated_on: moment }))
      .where('id', '=', order.id)
      .where('version', '=', order.version)
      .where('paid_kopecks', '=', order.paid_kopecks)
      .executeTakeFirst()
    if (numUpdatedRows === 0n) return false
    const changes = JSON.stringify({ status: { from: order.status, to: status } })
    await trx
      .insertInto('order_history')
      .values({ order_id: order.id, author: 'system', kind: 'StatusChanged', changes, created_on: moment })
      .execute()
    return true
  })

/** Cancels what was not confirmed or paid in time, completes what was not returned; resolves with how many orders of each. */
export async function moveOrdersByTime(
  shop: Pick<Shop, 'db' | 'now' | 'settings'>,
  signal?: AbortSignal,
): Promise<Readonly<Record<'CancelledAutomatically' | 'Completed', number>>> {
  const moved = { CancelledAutomatically: 0, Completed: 0 }
  const before = new Date(shop.now() - Math.min(DAY_MS * shop.settings.payWithinDays, DAY_MS))
  let last = ''
  for (;;) {
    signal?.throwIfAborted()
    const orders = await waitingOrders(shop.db, before, last)
    for (const order of orders) {
      signal?.throwIfAborted()
      const timed = {
        status: order.status,
        purchaseType: order.purchase_type,
        paidKopecks: order.paid_kopecks,
        sinceMs: order.since.getTime(),
        callOnMs: order.call_on === null ? null : Date.parse(order.call_on),
      }
      const status = statusByTime(timed, shop.now(), shop.settings)
      if (status !== null && (await move(shop, order, status))) moved[status] += 1
    }
    if (orders.length < BATCH) return moved
    last = orders.at(-1)?.id ?? ''
  }
}
