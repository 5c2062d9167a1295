import * as z from 'zod/mini'
import { carrierOfKey } from './delivery.rules'
import type { DeliveryChoice } from './delivery.types'
import { toKopecksOrNull } from './money'
import type { Buyer, OrderDraft, OrderLine, Person } from './order.types'
import { phoneDigits } from './phone'
import { placedOrder, placedOrderFromWire } from './placed-order.wire'
import { paymentOptionId, paymentStatus, wizardStep } from './shared.wire'
import {
  count,
  datetime,
  email,
  flag,
  id,
  list,
  mapped,
  maybe,
  money,
  oneOf,
  part,
  phone,
  pieces,
  shortUrl,
  text,
  wholeOrNull,
  type Output,
} from './wire'

export const cartGood = z.object({
  id,
  quantity: pieces,
  /** From here on the server answers its own values and ignores those of a request. */
  name: maybe(text(500)),
  price: maybe(money),
  thumbUrl: maybe(shortUrl),
  link: maybe(shortUrl),
  /** Price times quantity. Source: CART-02. */
  total: maybe(money),
  /** Changes when price, name or availability changes. */
  hashCode: maybe(text(128)),
  discountPrice: maybe(money),
})

export const customer = z.object({
  id: maybe(id),
  firstName: maybe(text(100)),
  lastName: maybe(text(100)),
  middleName: maybe(text(100)),
  /** The names in one line, as typed or suggested. */
  fullName: maybe(text(320)),
  phone: maybe(phone),
  secondaryPhone: maybe(phone),
  email: maybe(email),
  /** The order comment. Source: CHK-26. */
  comment: maybe(text(2000)),
})

export const recipient = z.object({
  firstName: text(100),
  lastName: text(100),
  middleName: maybe(text(100)),
  phone,
})

export const delivery = z.object({
  cityId: maybe(id),
  /** A carrier's id, with the suffix _ToDoor for courier. Source: DELIV-02. */
  transportCompany: maybe(text(64)),
  toDoor: flag,
  pickPointId: maybe(id),
  /** The server counts its own. */
  cost: maybe(money),
  purchaseType: maybe(paymentOptionId),
  /** The whole address in one line, with the postal index. Source: DELIV-23. */
  addressDelivery: maybe(text(600)),
  addressDeliveryCity: maybe(text(200)),
  addressDeliveryStreet: maybe(text(200)),
  addressDeliveryHouse: maybe(text(50)),
  /** Spelled so in the specification. */
  addressDeliverApartment: maybe(text(50)),
})

export const company = z.object({
  /** Ten digits, twelve for a sole trader; a wrong length warns the buyer and does not lose the order (INVOICE-04). */
  inn: text(40),
  /** Nine digits; a sole trader has none. */
  kpp: maybe(text(40)),
  /** Thirteen digits, fifteen for a sole trader. */
  ogrn: text(40),
  companyName: text(300),
  bic: text(40),
  bankAccount: text(40),
  corAccount: text(40),
})

/** Who reads a draft: its owner, a browser that has come back from its payment, or anybody else. */
export const draftRole = oneOf(['owner', 'payer', 'stranger'], 'owner')

export const orderInProcess = z.object({
  /** Cannot be guessed, and opens nothing personal: that takes the key of the draft. */
  id,
  version: count(),
  cart: list(cartGood),
  customer: part(customer),
  recipient: maybe(recipient),
  delivery: part(delivery),
  company: maybe(company),
  /** Set once the order is created. */
  createdOrderId: maybe(id),
  /** The number that people see, once the order is created. */
  orderNumber: maybe(text(32)),
  /** What the created order costs with its delivery; for its owner and its payer. */
  orderTotal: maybe(money),
  /** The created order: all of it for its owner, number, status and sums for its payer, number and status for everybody else. */
  order: maybe(placedOrder),
  /** Who reads: others than the owner get the products of a draft, or number and status of its order. */
  access: maybe(draftRole),
  lastStep: maybe(wizardStep),
  roistatVisitId: maybe(text()),
  tinkoffInstallmentId: maybe(text()),
  purchaseType: maybe(paymentOptionId),
  paymentStatus: maybe(paymentStatus),
  updatedOn: datetime,
})

const buyerFromWire = (buyer: Output<typeof customer>): Buyer => ({
  id: buyer.id,
  firstName: buyer.firstName ?? '',
  lastName: buyer.lastName ?? '',
  middleName: buyer.middleName ?? '',
  fullName: buyer.fullName ?? '',
  phone: phoneDigits(buyer.phone ?? ''),
  secondaryPhone: phoneDigits(buyer.secondaryPhone ?? ''),
  email: buyer.email ?? '',
  comment: buyer.comment ?? '',
})

const recipientFromWire = (person: Output<typeof recipient>): Person => ({
  ...person,
  middleName: person.middleName ?? '',
  phone: phoneDigits(person.phone),
})

const lineFromWire = (good: Output<typeof cartGood>): OrderLine => ({
  id: good.id,
  quantity: good.quantity,
  name: good.name ?? '',
  price: toKopecksOrNull(good.price),
  total: toKopecksOrNull(good.total),
  discountPrice: toKopecksOrNull(good.discountPrice),
  thumbUrl: good.thumbUrl,
  link: good.link,
  hashCode: good.hashCode,
})

function deliveryFromWire(choice: Output<typeof delivery>): DeliveryChoice {
  const chosen = choice.transportCompany ? carrierOfKey(choice.transportCompany) : null
  return {
    cityId: choice.cityId,
    method: choice.toDoor ? 'courier' : (chosen?.method ?? 'pickup'),
    carrier: chosen?.carrier ?? null,
    pickupPointId: choice.pickPointId,
    cost: toKopecksOrNull(choice.cost),
    paymentOption: choice.purchaseType,
    address: {
      full: choice.addressDelivery ?? '',
      city: choice.addressDeliveryCity ?? '',
      street: choice.addressDeliveryStreet ?? '',
      house: choice.addressDeliveryHouse ?? '',
      apartment: choice.addressDeliverApartment ?? '',
    },
  }
}

/** The payment option stands at the order or, with older servers, in its delivery. */
const draftFromWire = (order: Output<typeof orderInProcess>): OrderDraft => ({
  id: order.id,
  version: order.version,
  lines: order.cart.map(lineFromWire),
  buyer: buyerFromWire(order.customer),
  recipient: order.recipient && recipientFromWire(order.recipient),
  delivery: deliveryFromWire(order.delivery),
  company: order.company,
  createdOrderId: order.createdOrderId,
  orderNumber: order.orderNumber || null,
  orderTotal: toKopecksOrNull(order.orderTotal),
  order: order.order && placedOrderFromWire(order.order),
  access: order.access,
  lastStep: order.lastStep,
  roistatVisitId: order.roistatVisitId,
  tinkoffInstallmentId: order.tinkoffInstallmentId,
  paymentOption: order.purchaseType ?? order.delivery.purchaseType,
  paymentStatus: order.paymentStatus,
})

export const orderDraft = mapped(z.nullable(orderInProcess), (order) => order && draftFromWire(order))

/** A draft with the shop's own pages, pictures and documents, for a page of another origin than the shop. */
export const draftAtOrigin = (draft: OrderDraft | null, origin: string): OrderDraft | null =>
  draft && {
    ...draft,
    lines: draft.lines.map((line) => ({
      ...line,
      thumbUrl: wholeOrNull(line.thumbUrl, origin),
      link: wholeOrNull(line.link, origin),
    })),
    order: draft.order && {
      ...draft.order,
      invoiceUrl: wholeOrNull(draft.order.invoiceUrl, origin),
      receiptUrl: wholeOrNull(draft.order.receiptUrl, origin),
    },
  }
