import type { OrderRefund, Trx } from '../db'
import { updateOrderPayment } from '../features/order/order-payment'
import { moveRefund, unsettledRefunds } from '../features/payment/refunds'
import { lockSessions, takeRefund } from '../features/payment/sessions'
import { addHistory } from '../features/staff-resources/engine/history'
import { framesOf } from '../http/serve-route'
import type { StaffMember } from '../http/staff-session'
import type { RefundedPayment } from '../providers/provider-port'
import { roubles } from '../rules/money'
import { paymentOf } from '../rules/payment-session'
import { returnedAfter } from '../rules/refunds'
import type { Shop } from '../shop'
import { lockOrder } from './lock-order'

/** A result that nobody has learned within a minute is asked for again. */
const AGAIN_MS = 60_000

/** Writes into the history of an order what became of a refund. */
export const noteRefund = (
  shop: Shop,
  trx: Trx,
  member: Pick<StaffMember, 'id' | 'displayName'>,
  orderId: string,
  {
    kopecks,
    state,
    reason,
  }: { readonly kopecks: number; readonly state: OrderRefund['state']; readonly reason: string },
): Promise<void> =>
  addHistory(trx, shop.now(), member as StaffMember, {
    resource: 'order',
    recordId: orderId,
    action: 'Updated',
    comment: reason,
    changes: [{ field: 'refund', before: null, after: { amount: roubles(kopecks), state } }],
  })

async function askProvider(shop: Shop, refund: OrderRefund): Promise<RefundedPayment | null> {
  const session = await shop.db
    .selectFrom('payment_session')
    .selectAll()
    .where('id', '=', refund.session_id)
    .executeTakeFirstOrThrow()
  const port = shop.providers.get(session.provider)
  try {
    return (
      (await port?.refund?.({
        refund: refund.id,
        refundKopecks: refund.amount_kopecks,
        reason: refund.reason,
        session: session.id,
        amountKopecks: session.amount_kopecks,
        currency: 'RUB',
        providerOrderId: session.started?.providerOrderId ?? session.id,
      })) ?? null
    )
  } catch (error) {
    shop.log({ level: 'error', requestId: 'refund', text: framesOf(error) })
    return null
  }
}

/** Takes down what the provider has replied, once: the statement that moves the refund decides. */
const settle = (shop: Shop, refund: OrderRefund, reply: RefundedPayment): Promise<void> =>
  shop.db.transaction().execute(async (trx) => {
    const { order } = await lockOrder(trx, refund.order_id)
    const moved = await moveRefund(shop, trx, refund.id, 'Sent', reply.isRefunded ? 'Done' : 'Failed', {
      answer: reply,
    })
    if (moved === null) return
    const system = { id: 'system', displayName: 'Магазин' }
    const told = {
      kopecks: refund.amount_kopecks,
      state: moved.state,
      reason: reply.isRefunded ? refund.reason : reply.message,
    }
    await noteRefund(shop, trx, system, refund.order_id, told)
    if (!reply.isRefunded) return
    await takeRefund(shop, trx, refund.session_id, refund.amount_kopecks)
    const returned = returnedAfter({
      totalKopecks: order.total_kopecks,
      returnedKopecks: order.returned_kopecks,
      paidKopecks: order.paid_kopecks,
      refundKopecks: refund.amount_kopecks,
    })
    await trx.updateTable('customer_order').set({ returned_kopecks: returned }).where('id', '=', order.id).execute()
    const sessions = await lockSessions(trx, order.order_in_process_id ?? '')
    await updateOrderPayment(shop, trx, order.id, (payable) => paymentOf(sessions, payable, shop.now()))
  })

/** Asks the provider for a refund that is written down, outside of any transaction; what stays unknown is asked for again. */
export async function sendRefund(shop: Shop, id: string): Promise<void> {
  const refund = await shop.db.selectFrom('order_refund').selectAll().where('id', '=', id).executeTakeFirst()
  if (refund?.state !== 'Sent') return
  const reply = await askProvider(shop, refund)
  if (reply !== null) await settle(shop, refund, reply)
}

/** Asks again for refunds whose result nobody has learned; resolves with how many. */
export async function sendUnsettledRefunds(shop: Shop): Promise<number> {
  const waiting = await unsettledRefunds(shop.db, new Date(shop.now() - AGAIN_MS))
  for (const { id } of waiting) await sendRefund(shop, id)
  return waiting.length
}
