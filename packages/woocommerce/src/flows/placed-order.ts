import { blankPlacedOrder, toRoubles, type ConfirmResult, type PlacedOrderRecord } from '@prilavok/contracts'
import { pickPointOf, takesCash } from '../delivery/pickup-points'
import { momentOf, sumsOf } from '../order/order-sums'
import type { StoredDraft } from '../order/stored-draft'
import { wayOf } from '../order/way-of'
import { paymentStatusOf, providerOfOption } from '../payment/provider-words'
import type { Shop } from '../shop'
import type { WooOrder } from '../woo/order.wire'

const STATUSES: Readonly<Record<string, string>> = {
  'checkout-draft': 'New',
  pending: 'AwaitingPayment',
  'on-hold': 'AwaitingPayment',
  failed: 'AwaitingPayment',
  processing: 'Confirmed',
  completed: 'Completed',
  cancelled: 'CancelledByShop',
  refunded: 'Returned',
}

/** The status of an order in the contract's words; one of a plugin is passed on as it is. */
export const orderStatusOf = ({ status, date_paid_gmt: paidOn }: WooOrder): string =>
  status === 'processing' && paidOn !== null ? 'Paid' : (STATUSES[status] ?? status)

/** Where the payment of an order stands; an order that is paid without a page has none until its money is there. */
export function paymentOf(order: WooOrder, option: string | null): string {
  const provider = providerOfOption(option)
  if (provider === null) return order.date_paid_gmt === null ? 'None' : 'Confirmed'
  return paymentStatusOf(order.status, provider)
}

/** What the confirmation of an order responds with. */
export function confirmResultOf(order: WooOrder, draft: StoredDraft): ConfirmResult {
  const { total, paid, due } = sumsOf(order)
  return {
    orderId: String(order.id),
    orderInProcessId: draft.id,
    customerId: String(order.id),
    orderNumber: order.number,
    paymentStatus: paymentOf(order, draft.delivery.purchaseType ?? null) as ConfirmResult['paymentStatus'],
    total: toRoubles(total),
    paid: toRoubles(paid),
    due: toRoubles(due),
  }
}

const nameOf = (person: { readonly lastName?: string | null; readonly firstName?: string | null } | null) =>
  [person?.lastName, person?.firstName].filter(Boolean).join(' ') || null

async function deliveryOf(shop: Shop, order: WooOrder, draft: StoredDraft) {
  const { carrier, toDoor } = wayOf(draft.delivery)
  const city = shop.cities.find(({ id }) => id === draft.delivery.cityId)
  const carrierName = order.shipping_lines[0]?.method_title || null
  const { addressDelivery, addressDeliveryCity, addressDeliveryStreet, addressDeliveryHouse } = draft.delivery
  const typed = [addressDeliveryCity, addressDeliveryStreet, addressDeliveryHouse].filter(Boolean).join(', ')
  if (toDoor || city === undefined || carrier === null)
    return { toDoor, carrierName, address: addressDelivery || typed || null, pickPoint: null }
  const address = (await shop.address()) || city.name
  const [method = ''] = carrier.split('-')
  const isCash = await takesCash(shop, method, carrier.replace('-', ':'))
  const facts = { carrier, name: carrierName ?? '', address, city, takesCash: isCash }
  return { toDoor, carrierName, address, pickPoint: pickPointOf(facts) }
}

/** An order as its confirmation shows it: all of it to its owner, number and status to everybody else. */
export async function placedOrder(
  shop: Shop,
  order: WooOrder,
  draft: StoredDraft,
  isOwner: boolean,
): Promise<PlacedOrderRecord> {
  const seen = { ...blankPlacedOrder, number: order.number, status: orderStatusOf(order) }
  if (!isOwner) return seen
  const sums = sumsOf(order)
  return {
    ...seen,
    ...(await deliveryOf(shop, order, draft)),
    createdOn: momentOf(order.date_created_gmt),
    goodsTotal: toRoubles(sums.products),
    discount: toRoubles(sums.discount),
    deliveryCost: toRoubles(sums.delivery),
    total: toRoubles(sums.total),
    paid: toRoubles(sums.paid),
    due: toRoubles(sums.due),
    paidOn: momentOf(order.date_paid_gmt),
    purchaseType: draft.delivery.purchaseType ?? null,
    customerName: nameOf(draft.customer),
    phone: draft.customer.phone ?? null,
    email: draft.customer.email || null,
    recipientName: nameOf(draft.recipient),
    recipientPhone: draft.recipient?.phone ?? null,
  }
}
