import * as z from 'zod/mini'
import { toKopecksOrNull } from './money'
import type { PlacedOrder } from './order.types'
import { pickPoint, pickupPointFromWire } from './pickup-point.wire'
import { paymentOptionId } from './shared.wire'
import { date, flag, int, maybe, maybeText, money, text, url, type Output } from './wire'

/** An order as its confirmation shows it; a server may leave out everything but the number. */
export const placedOrder = z.object({
  number: text(32),
  status: maybe(text(64)),
  createdOn: maybeText(),
  /** The products before discounts. */
  goodsTotal: maybe(money),
  discount: maybe(money),
  /** The promo code that the order has; its part of the discount. */
  promoCode: maybe(text(64)),
  promoDiscount: maybe(money),
  deliveryCost: maybe(money),
  total: maybe(money),
  paid: maybe(money),
  due: maybe(money),
  /** When the last money came. */
  paidOn: maybeText(),
  /** By when it should be paid. */
  payUntil: maybe(date),
  purchaseType: maybe(paymentOptionId),
  toDoor: maybe(flag),
  carrierName: maybe(text(200)),
  address: maybe(text(600)),
  pickPoint: maybe(pickPoint),
  storagePeriodInDays: maybe(int()),
  /** For the owner alone, like phones and mail. */
  customerName: maybe(text(320)),
  /** Who pays the invoice; for the owner alone. */
  companyName: maybe(text(300)),
  phone: maybe(text(32)),
  email: maybe(text(254)),
  recipientName: maybe(text(320)),
  recipientPhone: maybe(text(32)),
  /** Opens the invoice for whoever has the address; for the owner alone. */
  invoiceUrl: maybe(url),
  receiptUrl: maybe(url),
})

const contactsOf = (order: Output<typeof placedOrder>): PlacedOrder['contacts'] => {
  const [name, phone, email] = [order.customerName ?? '', order.phone ?? '', order.email ?? '']
  const { recipientName, recipientPhone } = order
  const isKnown = [name, phone, email, recipientName ?? ''].some((part) => part !== '')
  return isKnown ? { name, phone, email, recipientName, recipientPhone } : null
}

const deliveryOf = (order: Output<typeof placedOrder>): PlacedOrder['delivery'] => {
  const point = order.pickPoint && pickupPointFromWire(order.pickPoint)
  const isKnown = order.toDoor !== null || point !== null || Boolean(order.address)
  if (!isKnown) return null
  return {
    method: order.toDoor === true ? 'courier' : 'pickup',
    carrierName: order.carrierName || null,
    address: order.address || point?.address || null,
    point,
    storageDays: order.storagePeriodInDays,
  }
}

/** The order in domain values. */
export const placedOrderFromWire = (order: Output<typeof placedOrder>): PlacedOrder => ({
  number: order.number,
  status: order.status || null,
  createdOn: order.createdOn,
  sums: {
    products: toKopecksOrNull(order.goodsTotal),
    discount: toKopecksOrNull(order.discount),
    delivery: toKopecksOrNull(order.deliveryCost),
    total: toKopecksOrNull(order.total),
    paid: toKopecksOrNull(order.paid),
    due: toKopecksOrNull(order.due),
  },
  ...(order.promoCode && { promo: { code: order.promoCode, discount: toKopecksOrNull(order.promoDiscount) } }),
  paidOn: order.paidOn,
  payUntil: order.payUntil,
  paymentOption: order.purchaseType,
  delivery: deliveryOf(order),
  contacts: contactsOf(order),
  ...(order.companyName && { companyName: order.companyName }),
  invoiceUrl: order.invoiceUrl,
  receiptUrl: order.receiptUrl,
})
