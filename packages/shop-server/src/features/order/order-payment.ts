import type { Selectable } from 'kysely'
import type { CustomerOrderTable, Trx } from '../../db'
import type { OrderPayment, PayableOrder } from '../../rules/payment-session'
import type { Shop } from '../../shop'

type PaidOrder = Pick<Selectable<CustomerOrderTable>, 'status' | 'payment_status' | 'paid_kopecks'>

/** What the history records of a payment: each changed value as `[before, after]`. */
const changesOf = (before: PaidOrder, after: PaidOrder) => ({
  ...(after.payment_status !== before.payment_status && {
    paymentStatus: [before.payment_status, after.payment_status],
  }),
  ...(after.paid_kopecks !== before.paid_kopecks && { paidKopecks: [before.paid_kopecks, after.paid_kopecks] }),
  ...(after.status !== before.status && { status: [before.status, after.status] }),
})

/** Updates an order to its payment, which depends on the order's payment option and total; the history records it. */
export async function updateOrderPayment(
  shop: Shop,
  trx: Trx,
  orderId: string,
  paymentBy: (order: PayableOrder) => OrderPayment,
): Promise<void> {
  const before = await trx
    .selectFrom('customer_order')
    .select(['status', 'purchase_type', 'payment_status', 'paid_kopecks', 'total_kopecks', 'returned_kopecks'])
    .where('id', '=', orderId)
    .forUpdate()
    .executeTakeFirstOrThrow()
  const totalKopecks = before.total_kopecks - before.returned_kopecks
  const payment = paymentBy({ option: before.purchase_type, totalKopecks })
  if (before.payment_status === payment.status && before.paid_kopecks === payment.paidKopecks) return
  const isPaidInFull = before.status === 'AwaitingPayment' && payment.paidKopecks >= totalKopecks
  const after: PaidOrder = {
    status: isPaidInFull ? 'Paid' : before.status,
    payment_status: payment.status,
    paid_kopecks: payment.paidKopecks,
  }
  const now = new Date(shop.now())
  await trx
    .updateTable('customer_order')
    .set((eb) => ({ ...after, version: eb('version', '+', 1), updated_on: now }))
    .where('id', '=', orderId)
    .execute()
  const changes = JSON.stringify(changesOf(before, after))
  await trx
    .insertInto('order_history')
    .values({ order_id: orderId, author: 'system', kind: 'PaymentChanged', changes, created_on: now })
    .execute()
}
