import type { ConfirmResult } from '@prilavok/contracts'
import { dayAfter, dayIn } from '@prilavok/core/clock'
import { sql, type Selectable } from 'kysely'
import type { CustomerOrderTable, Draft, Trx } from '../../db'
import { sendChange } from '../../db/pipelined-connection'
import { roubles } from '../../rules/money'
import type { Product } from '../../rules/order-lines'
import type { OrderPayment } from '../../rules/payment-session'
import type { Shop } from '../../shop'

/** A line of an order with the price of one piece after discounts. */
interface OrderLine extends Product {
  readonly unitKopecks: number
}

/** Everything that an order records of its moment; money in kopecks. */
export interface NewOrder {
  readonly number: string
  readonly draft: Draft
  /** `buyer`, `system` or a staff id. */
  readonly author: string
  readonly customerId: string
  /** The promo code that the order has; `promo_code_use` says what it took off. */
  readonly promoCode: string | null
  /** The customer's id as the buyer's page gets it. */
  readonly customerAlias: string
  readonly status: string
  readonly option: string
  readonly payment: OrderPayment
  readonly delivery: {
    readonly carrierId: string
    readonly toDoor: boolean
    readonly cityId: string
    readonly pointId: string | null
    readonly address: string
    readonly costKopecks: number
  }
  readonly lines: readonly OrderLine[]
  /** The lines before discounts. */
  readonly productsKopecks: number
  /** The lines after discounts. */
  readonly discountedKopecks: number
}

const CONFIRMED = [
  'id',
  'customer_alias',
  'number',
  'payment_status',
  'total_kopecks',
  'paid_kopecks',
  'due_kopecks',
] as const

type ConfirmedOrder = Pick<Selectable<CustomerOrderTable>, (typeof CONFIRMED)[number]>

const confirmedOf = (order: ConfirmedOrder, draftId: string): ConfirmResult => ({
  orderId: order.id,
  orderInProcessId: draftId,
  customerId: order.customer_alias ?? order.id,
  orderNumber: order.number,
  paymentStatus: order.payment_status as ConfirmResult['paymentStatus'],
  total: roubles(order.total_kopecks),
  paid: roubles(order.paid_kopecks),
  due: roubles(order.due_kopecks),
})

/** The order of a draft; null while there is none. */
export async function findOrderOfDraft(trx: Trx, draftId: string): Promise<ConfirmResult | null> {
  const order = await trx
    .selectFrom('customer_order')
    .select(CONFIRMED)
    .where('order_in_process_id', '=', draftId)
    .executeTakeFirst()
  return order === undefined ? null : confirmedOf(order, draftId)
}

const BY_INVOICE = 'FromCheckingAccountAsLegalEntity'
const json = (part: unknown) => (part === null ? null : JSON.stringify(part))

/** The number of the next order; one that is not made leaves a gap. */
export async function nextOrderNumber(trx: Trx): Promise<string> {
  const { rows } = await sql<{ number: string }>`select nextval('order_number_sequence')::text as number`.execute(trx)
  return rows[0]?.number ?? ''
}

function headOf({ now, settings, randomId }: Shop, order: NewOrder) {
  const { draft, option, payment, delivery, lines, productsKopecks, discountedKopecks } = order
  const moment = new Date(now())
  return {
    id: randomId(),
    number: order.number,
    order_in_process_id: draft.id,
    customer_id: order.customerId,
    customer_alias: order.customerAlias,
    status: order.status,
    purchase_type: option,
    payment_status: payment.status,
    carrier_id: delivery.carrierId,
    to_door: delivery.toDoor,
    city_id: delivery.cityId,
    pick_point_id: delivery.pointId,
    delivery_address: delivery.address,
    recipient: json(draft.recipient),
    company: option === BY_INVOICE ? json(draft.company) : null,
    comment: draft.customer.comment ?? null,
    details: JSON.stringify({
      ...(order.promoCode !== null && { promoCode: order.promoCode }),
      delivery: { plannedDispatchOn: dayAfter(dayIn(now(), settings.timeZone), settings.dispatchWithinDays) },
    }),
    goods_kopecks: productsKopecks,
    discount_kopecks: productsKopecks - discountedKopecks,
    delivery_kopecks: delivery.costKopecks,
    total_kopecks: discountedKopecks + delivery.costKopecks,
    paid_kopecks: payment.paidKopecks,
    weight_kg: lines.reduce((sum, line) => sum + line.weightKg * line.quantity, 0),
    marketing: json(draft.marketing),
    consent_on: draft.consent_on,
    policy_version: draft.policy_version,
    created_on: moment,
    updated_on: moment,
  }
}

const linesOf = (orderId: string, lines: readonly OrderLine[]) =>
  lines.map((line, index) => ({
    order_id: orderId,
    line_number: index + 1,
    product_id: line.id,
    article: line.article,
    name: line.name,
    quantity: line.quantity,
    price_kopecks: line.priceKopecks,
    discount_price_kopecks: line.unitKopecks,
    total_kopecks: line.unitKopecks * line.quantity,
    weight_kg: line.weightKg * line.quantity,
  }))

/** Writes order, lines and history, and closes the draft; all of it is there with the end of the transaction. */
export async function insertOrder(shop: Shop, trx: Trx, order: NewOrder): Promise<ConfirmResult> {
  const { draft, author, option, lines } = order
  const head = headOf(shop, order)
  const { id, total_kopecks: totalKopecks, paid_kopecks: paidKopecks, created_on: now } = head
  const changes = JSON.stringify({ purchaseType: option, totalKopecks })
  const history = { order_id: id, author, kind: 'Created', changes, created_on: now } as const
  await sendChange(trx, trx.insertInto('customer_order').values(head))
  await sendChange(trx, trx.insertInto('order_item').values(linesOf(id, lines)))
  await sendChange(trx, trx.insertInto('order_history').values(history))
  await sendChange(
    trx,
    trx
      .updateTable('order_in_process')
      .set((eb) => ({ created_order_id: id, version: eb('version', '+', 1), updated_on: now }))
      .where('id', '=', draft.id),
  )
  return confirmedOf({ ...head, due_kopecks: Math.max(0, totalKopecks - paidKopecks) }, draft.id)
}
