import * as z from 'zod/mini'
import { asked } from '../query.wire'
import { transportCompany } from '../shared.wire'
import { count, datetime, flag, id, list, maybe, money, oneOf, pathId, pathText, text, wire } from '../wire'
import { orderStatus, requestKind, requestStatus } from './values.wire'

export const customerTotals = z.object({
  orders: count(),
  /** Orders that were neither cancelled nor sent back, and what they come to without what went back. */
  bought: count(),
  boughtSum: money,
  /** Orders that came back or were refused, and the money that went back of any. */
  returned: count(),
  returnedSum: money,
  cancelled: count(),
})

export const customerOrder = z.object({
  id,
  number: text(),
  status: orderStatus,
  total: money,
  paid: money,
  createdOn: datetime,
})

export const customerDraft = z.object({
  id,
  /** Pieces in the cart. */
  pieces: count(),
  completeness: count(),
  createdOn: datetime,
})

export const customerRequest = z.object({
  id,
  kind: requestKind,
  status: requestStatus,
  stateName: maybe(text()),
  callOn: maybe(datetime),
  createdOn: datetime,
})

export const customerMessageKind = oneOf(['productcomment', 'user-product-questions', 'store-feedback'])

export const customerMessage = z.object({
  id,
  /** The resource that it is a record of. */
  kind: customerMessageKind,
  /** What it is about; null for the shop itself. */
  productName: maybe(text()),
  /** The beginning of it. */
  text: text(),
  score: maybe(z.number()),
  hasAnswer: flag,
  createdOn: datetime,
})

export const customerSent = z.object({
  orderId: id,
  orderNumber: text(),
  channel: oneOf(['Email', 'Sms']),
  /** The text of the shop that it was made of; null for one that was written by hand. */
  templateName: maybe(text()),
  isFailed: flag,
  sentBy: text(),
  createdOn: datetime,
})

export const customerAddress = z.object({
  cityName: text(),
  address: text(),
  transportCompany,
  toDoor: flag,
  orders: count(),
  lastOn: datetime,
})

/** A part is null for whoever may not see it; what a buyer is known by through the phone alone, without the permission for personal data. */
export const customerCard = z.object({
  id,
  totals: maybe(customerTotals),
  orders: maybe(list(customerOrder)),
  drafts: maybe(list(customerDraft)),
  requests: maybe(list(customerRequest)),
  messages: maybe(list(customerMessage)),
  sent: maybe(list(customerSent)),
  addresses: maybe(list(customerAddress)),
})

export const callerKind = oneOf(['customer', 'order', 'orderInProcess', 'request'])

export const caller = z.object({
  /** `+7` and ten digits; null for what is no phone. */
  phone: maybe(text()),
  /** The resource of the record to open; null where nobody is known by this phone. */
  resource: maybe(callerKind),
  id: maybe(id),
})

export const readCustomerCardWire = wire({ params: z.object({ id: pathId }), response: customerCard })

export const findCallerWire = wire({ query: z.object({ phone: asked(pathText(100)) }), response: caller })
