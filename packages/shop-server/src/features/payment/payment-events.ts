import type { Transaction } from 'kysely'
import type { ShopDatabase } from '../../db'
import { isPaid, nextState } from '../../payments/session-machine'
import type { PaymentEvent } from '../../payments/session-machine'
import type { Shop } from '../../shop'
import { lockAnyDraft } from '../order/drafts'
import { orderPaidDraft } from './paid-draft'
import {
  closeSessions,
  isOpenSession,
  isPaidSession,
  lockSessions,
  paymentOf,
  providerOfSession,
  stateAt,
} from './sessions'
import type { Session } from './sessions'

type Trx = Transaction<ShopDatabase>

/** Tells an order what became of its payment; the history keeps it. */
async function tellOrder(shop: Shop, trx: Trx, orderId: string, sessions: readonly Session[]): Promise<void> {
  const order = await trx
    .selectFrom('customer_order')
    .select(['id', 'status', 'purchase_type', 'payment_status', 'paid_kopecks', 'total_kopecks'])
    .where('id', '=', orderId)
    .forUpdate()
    .executeTakeFirstOrThrow()
  const payment = paymentOf(sessions, order.purchase_type, shop.now())
  if (order.payment_status === payment.status && order.paid_kopecks === payment.paidKopecks) return
  const isPaidInFull = order.status === 'AwaitingPayment' && payment.paidKopecks >= order.total_kopecks
  const status = isPaidInFull ? 'Paid' : order.status
  const now = new Date(shop.now())
  await trx
    .updateTable('customer_order')
    .set((eb) => ({
      payment_status: payment.status,
      status,
      paid_kopecks: payment.paidKopecks,
      version: eb('version', '+', 1),
      updated_on: now,
    }))
    .where('id', '=', order.id)
    .execute()
  const changes = {
    ...(payment.status !== order.payment_status && { paymentStatus: [order.payment_status, payment.status] }),
    ...(payment.paidKopecks !== order.paid_kopecks && { paidKopecks: [order.paid_kopecks, payment.paidKopecks] }),
    ...(status !== order.status && { status: [order.status, status] }),
  }
  await trx
    .insertInto('order_history')
    .values({
      order_id: order.id,
      author: 'system',
      kind: 'PaymentChanged',
      changes: JSON.stringify(changes),
      created_on: now,
    })
    .execute()
}

/**
 * Carries an event of the provider to its session and to the order, in one transaction; answers the session, null for an
 * unknown one. The draft is locked first, as starts and confirmations do, so that all of them go one by one.
 */
export const applyPaymentEvent = (shop: Shop, sessionId: string, event: PaymentEvent): Promise<Session | null> =>
  shop.db.transaction().execute(async (trx) => {
    const known = await trx
      .selectFrom('payment_session')
      .select('order_in_process_id')
      .where('id', '=', sessionId)
      .executeTakeFirst()
    const draft = known && (await lockAnyDraft(trx, known.order_in_process_id))
    const session = draft && (await lockSessions(trx, draft.id)).find(({ id }) => id === sessionId)
    if (draft === undefined || session === undefined) return null
    const provider = providerOfSession(session)
    const state = nextState(provider, stateAt(session, shop.now()), event)
    if (state === session.state && session.untold === null) return session
    const now = new Date(shop.now())
    const paidOn = isPaid(provider, state) ? (session.paid_on ?? now) : null
    const changed = await trx
      .updateTable('payment_session')
      .set({ state, updated_on: now, paid_on: paidOn, untold: null })
      .where('id', '=', sessionId)
      .returningAll()
      .executeTakeFirstOrThrow()
    const sessions = await lockSessions(trx, draft.id)
    const isNewMoney = isPaidSession(changed) && !isPaidSession(session)
    // Nobody is to pay a second time.
    if (isNewMoney)
      await closeSessions(
        shop,
        trx,
        sessions.filter((each) => isOpenSession(each, shop.now())),
      )
    if (draft.created_order_id !== null) await tellOrder(shop, trx, draft.created_order_id, sessions)
    else if (isNewMoney) await orderPaidDraft(shop, trx, changed)
    return changed
  })
