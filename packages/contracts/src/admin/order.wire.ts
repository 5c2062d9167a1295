import * as z from 'zod/mini'
import { measureUnit, productAvailabilityType } from '../catalogue-values.wire'
import { company, customer, recipient } from '../order-draft.wire'
import { pickPoint } from '../pickup-point.wire'
import { fileRef } from '../product.wire'
import { marketing, namedRef, paymentOptionId, paymentProvider, paymentStatus, transportCompany } from '../shared.wire'
import { saveResult } from './save-result.wire'
import {
  clientRating,
  orderCancelReason,
  orderPrePaymentMethod,
  orderSource,
  orderStatus,
  transportCompanyOrderStatus,
} from './values.wire'
import { readOnly } from './read-only.wire'
import { count, date, datetime, flag, id, list, maybe, money, pathId, percent, text, url, wire } from '../wire'

export const orderDelivery = z.object({
  cityId: id,
  cityName: readOnly(text()),
  transportCompany,
  toDoor: flag,
  pickPointId: maybe(id),
  pickPoint: readOnly(maybe(pickPoint)),
  /** To the customer. */
  cost: money,
  /** Paid to the carrier. */
  realCost: maybe(money),
  freeDelivery: flag,
  addressDelivery: maybe(text(500)),
  addressDeliveryCity: maybe(text(200)),
  addressDeliveryStreet: maybe(text(200)),
  addressDeliveryHouse: maybe(text(50)),
  addressDeliverApartment: maybe(text(50)),
  daysTravelTimeFrom: maybe(z.int()),
  daysTravelTimeTo: maybe(z.int()),
  plannedDispatchOn: maybe(date),
})

export const orderItem = z.object({
  id: maybe(id),
  productId: id,
  /** Copy at order time. */
  name: text(300),
  article: text(),
  quantity: count(),
  unit: measureUnit,
  price: money,
  discountPrice: maybe(money),
  total: readOnly(money),
  weightKg: readOnly(maybe(z.number())),
  providerName: maybe(text(100)),
  providerArticle: maybe(text(100)),
  /** Needs product:read-purchase-price. */
  purchasePrice: maybe(money),
  availability: readOnly(maybe(productAvailabilityType)),
  thumbUrl: readOnly(maybe(url)),
  link: readOnly(maybe(url)),
  comment: maybe(text(500)),
  /** Why staff have set the price by hand; no discount changes such a price. */
  priceReason: maybe(text(300)),
})

export const orderPayment = z.object({
  id,
  provider: paymentProvider,
  providerOrderId: maybe(text()),
  status: paymentStatus,
  amount: money,
  createdOn: datetime,
  finishedOn: maybe(datetime),
  message: maybe(text()),
})

export const orderEdition = z.object({
  /** Absent = create by a manager. */
  id: maybe(id),
  version: maybe(z.int()),
  number: readOnly(text()),
  status: orderStatus,
  /** From the transition table. */
  allowedStatuses: readOnly(list(orderStatus)),
  source: orderSource,
  orderInProcessId: readOnly(maybe(id)),
  customerId: maybe(id),
  /** Copy at order time. */
  customer,
  recipient: maybe(recipient),
  company: maybe(company),
  delivery: orderDelivery,
  /** At least one. */
  items: list(orderItem),
  purchaseType: paymentOptionId,
  prePaymentMethod: orderPrePaymentMethod,
  prePaymentAmount: money,
  paidAmount: readOnly(money),
  /** Given back for goods. */
  returnedAmount: readOnly(maybe(money)),
  paymentStatus: readOnly(paymentStatus),
  payments: readOnly(list(orderPayment)),
  itemsTotal: readOnly(money),
  /** What staff give besides the shop's own discounts; needs order:edit-price. */
  discountPercent: maybe(percent()),
  discountReason: maybe(text(300)),
  discountAmount: money,
  deliveryCost: money,
  /** Why staff have set the cost of the delivery by hand; needs order:edit-price. */
  deliveryCostReason: maybe(text(300)),
  total: readOnly(money),
  /** To take on delivery. */
  codAmount: money,
  promoCode: maybe(text(50)),
  transportCompanyOrderStatus: maybe(transportCompanyOrderStatus),
  /** validateTK: needs transportCompanyOrderStatus. */
  trackCode: maybe(text(64)),
  trackCodeAddedOn: readOnly(maybe(datetime)),
  weightKg: readOnly(z.number()),
  volumeM3: readOnly(maybe(z.number())),
  placesCount: count(),
  /** When to call the buyer again; another status takes it away. */
  callOn: maybe(datetime),
  /** How often somebody has called in vain. */
  callAttempts: readOnly(count()),
  lastCalledOn: readOnly(maybe(datetime)),
  managerId: maybe(id),
  manager: readOnly(maybe(namedRef)),
  /** Seen by staff only. */
  managerComment: maybe(text(2000)),
  customerComment: maybe(text(2000)),
  /** Required for CancelledByCustomer and CancelledByShop. */
  cancelReason: maybe(orderCancelReason),
  tags: list(text()),
  attachments: list(fileRef),
  invoiceNumber: readOnly(maybe(text())),
  invoiceUrl: readOnly(maybe(url)),
  clientRating: readOnly(clientRating),
  isRepeat: readOnly(flag),
  marketing: readOnly(marketing),
  createdOn: readOnly(datetime),
  confirmedOn: readOnly(maybe(datetime)),
  shippedOn: readOnly(maybe(datetime)),
  deliveredOn: readOnly(maybe(datetime)),
  updatedOn: readOnly(datetime),
  updatedBy: readOnly(maybe(namedRef)),
})

export const readOrderWire = wire({ params: z.object({ id: pathId }), response: orderEdition })

/** The sums of an order. */
export const orderSums = z.object({
  itemsTotal: money,
  discountAmount: money,
  deliveryCost: money,
  total: money,
})

/** What an edit would make of an order. */
export const orderPreviewed = z.object({
  items: list(orderItem),
  before: orderSums,
  after: orderSums,
  status: orderStatus,
  paidAmount: money,
  /** What is still to be paid after the edit. */
  toPay: money,
  /** What was paid more than the order costs then. */
  toReturn: money,
})

export const previewOrderWire = wire({ body: orderEdition, response: orderPreviewed })

export const saveOrderWire = wire({ body: orderEdition, response: saveResult })
