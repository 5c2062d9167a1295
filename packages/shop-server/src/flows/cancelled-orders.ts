import { sql } from 'kysely'
import type { Trx } from '../db'
import { closeSessions, lockSessions } from '../features/payment/sessions'
import type { SavedRecord } from '../features/staff-resources/engine/server-resource'
import { TAKE_BACK_MANY_MS } from '../features/staff-resources/engine/take-back'
import { order } from '../features/staff-resources/entities/order'
import { nameIn } from '../features/staff-resources/orders/order-cards'
import { framesOf } from '../http/serve-route'
import { roublesText } from '../rules/money'
import { isOpenSession } from '../rules/payment-session'
import type { Shop } from '../shop'

const CANCELLED: ReadonlySet<unknown> = new Set(['CancelledByCustomer', 'CancelledByShop'])
const SEND_MS = 15_000
const BATCH = 100

/** An order that staff have cancelled is not paid any more; one that they open again is told of no more. */
async function follow(shop: Shop, trx: Trx, { id, after, before, member }: SavedRecord): Promise<void> {
  const [is, was] = [CANCELLED.has(after['status']), CANCELLED.has(before?.['status'])]
  if (is === was) return
  if (was) {
    await trx.deleteFrom('order_cancellation').where('order_id', '=', id).execute()
    return
  }
  // One statement decides: whoever cancels it second changes nothing.
  const cancelled = await trx
    .insertInto('order_cancellation')
    .values({
      order_id: id,
      author: member.id,
      reason: String(after['cancelReason'] ?? ''),
      created_on: new Date(shop.now()),
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('order_id')
    .executeTakeFirst()
  const draftId = before?.['orderInProcessId']
  if (cancelled === undefined || typeof draftId !== 'string') return
  const open = (await lockSessions(trx, draftId)).filter((each) => isOpenSession(each, shop.now()))
  await closeSessions(shop, trx, open)
}

/** What other tables hold of a saved order: its lines, and what follows from a cancellation. */
export async function orderWritten(shop: Shop, trx: Trx, saved: SavedRecord): Promise<void> {
  await order.written?.(shop, trx, saved)
  await follow(shop, trx, saved)
}

interface Cancelled {
  readonly id: string
  readonly number: string
  readonly reason: string
  readonly email: string | null
  readonly phone: string | null
  readonly refunded: number
}

/** Takes the cancelled orders whose buyers are to be told now, as nobody can take the cancellation back any more; whoever takes one tells it, and nobody else does. */
async function takeUntold({ db, now }: Shop): Promise<readonly Cancelled[]> {
  const { rows } = await sql<Cancelled>`
    update order_cancellation c set told_on = ${new Date(now())}
    from customer_order o join customer b on b.id = o.customer_id
      left join order_in_process d on d.id = o.order_in_process_id
    where o.id = c.order_id and c.order_id in (
      select order_id from order_cancellation
      where told_on is null and created_on <= ${new Date(now() - TAKE_BACK_MANY_MS)} order by created_on limit ${BATCH})
      and c.told_on is null
    returning o.id, o.number, c.reason, nullif(coalesce(d.customer->>'email', b.email), '') as email,
      case when b.phone ~ '^\\+7[0-9]{10}$' then b.phone end as phone,
      (select coalesce(sum(r.amount_kopecks), 0)::float8 from order_refund r
        where r.order_id = o.id and r.state in ('Waiting', 'Sent', 'Done')) as refunded`.execute(db)
  return rows
}

const textOf = ({ number, reason, refunded }: Cancelled) =>
  [
    `Заказ № ${number} отменён.`,
    reason === '' ? '' : `Причина: ${nameIn('OrderCancelReason', reason).toLowerCase()}.`,
    refunded > 0 ? `Деньги вернутся тем же способом, которым вы платили: ${roublesText(refunded)}.` : '',
  ]
    .filter(Boolean)
    .join(' ')

async function tell(shop: Shop, cancelled: Cancelled): Promise<void> {
  const { email, phone, number } = cancelled
  const signal = AbortSignal.timeout(SEND_MS)
  const text = textOf(cancelled)
  if (shop.email !== null && email !== null)
    return shop.email.send({ to: email, subject: `Заказ № ${number} отменён`, text }, signal)
  if (shop.sms !== null && phone !== null) await shop.sms.send(phone, text, signal)
}

/**
 * Tells the buyers of orders that staff have cancelled, by e-mail, or by SMS where there is no address; each once, whether or not the
 * message arrives. Resolves with how many messages went out.
 */
export async function tellCancelled(shop: Shop): Promise<number> {
  let told = 0
  for (const cancelled of await takeUntold(shop)) {
    try {
      await tell(shop, cancelled)
      told += 1
    } catch (error) {
      shop.log({ level: 'warning', requestId: 'cancelled', text: framesOf(error) })
    }
  }
  return told
}
