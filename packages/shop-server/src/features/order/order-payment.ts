import type { Trx } from '../../db'
import type { OrderPayment } from '../../rules/payment-session'
import type { Shop } from '../../shop'

/** Brings an order up to date with its payment, which depends on the order's payment option; the history records it. */
export async function updateOrderPayment(
  shop: Shop,
  trx: Trx,
  orderId: string,
  paymentBy: (option: string) => OrderPayment,
): Promise<void> {
  const order = await trx
    .selectFrom('customer_order')
    .select(['id', 'status', 'purchase_type', 'payment_status', 'paid_kopecks', 'total_kopecks'])
    .where('id', '=', orderId)
    .forUpdate()
    .executeTakeFirstOrThrow()
  const payment = paymentBy(order.purchase_type)
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
  const changes = JSON.stringify({
    ...(payment.status !== order.payment_status && { paymentStatus: [order.payment_status, payment.status] }),
    ...(payment.paidKopecks !== order.paid_kopecks && { paidKopecks: [order.paid_kopecks, payment.paidKopecks] }),
    ...(status !== order.status && { status: [order.status, status] }),
  })
  await trx
    .insertInto('order_history')
    .values({ order_id: order.id, author: 'system', kind: 'PaymentChanged', changes, created_on: now })
    .execute()
}
