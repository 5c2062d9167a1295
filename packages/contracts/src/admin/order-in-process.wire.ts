import * as z from 'zod/mini'
import { cartGood, company, customer, delivery, recipient } from '../order-draft.wire'
import { confirmResult } from '../order.wire'
import { marketing, paging, paymentOptionId, paymentStatus, wizardStep } from '../shared.wire'
import { abandonedOrderSurvey } from '../survey.wire'
import { listQuery } from './list.wire'
import { readOnly } from './read-only.wire'
import { saveResult } from './save-result.wire'
import { orderInProcessListing } from './order-in-process.listing'
import { count, datetime, flag, id, list, maybe, money, pathId, text, wire } from '../wire'

export const orderInProcessEdition = z.object({
  /** Absent = begun by staff. */
  id: maybe(id),
  version: maybe(z.int()),
  createdOn: readOnly(datetime),
  updatedOn: readOnly(datetime),
  lastStep: readOnly(maybe(wizardStep)),
  /** Score of. */
  completeness: readOnly(count()),
  cart: list(cartGood),
  total: readOnly(maybe(money)),
  /** With the chosen delivery; absent while it has no price. */
  deliveryCost: readOnly(maybe(money)),
  /** What the order would cost as it is: goods after discounts and delivery. */
  toPay: readOnly(maybe(money)),
  customer,
  recipient: maybe(recipient),
  delivery,
  cityName: readOnly(maybe(text())),
  company: maybe(company),
  /** Whether the buyer has agreed, on the page or by phone, that their data are processed. */
  personalDataConsent: flag,
  purchaseType: readOnly(maybe(paymentOptionId)),
  paymentStatus: readOnly(maybe(paymentStatus)),
  createdOrderId: readOnly(maybe(id)),
  canConfirm: readOnly(flag),
  /** What prevents confirmation. */
  problems: readOnly(list(text())),
  survey: readOnly(maybe(abandonedOrderSurvey)),
  device: readOnly(maybe(text())),
  marketing: readOnly(maybe(marketing)),
})

export const orderInProcessPreview = z.object({
  id,
  createdOn: datetime,
  updatedOn: datetime,
  customerName: maybe(text()),
  phone: maybe(text()),
  cityName: maybe(text()),
  lastStep: maybe(wizardStep),
  completeness: count(),
  itemsCount: count(),
  total: money,
  purchaseType: maybe(paymentOptionId),
  createdOrderId: maybe(id),
  hasSurvey: flag,
})

export const orderInProcessPreviewList = z.object({
  items: list(orderInProcessPreview),
  paging,
})

export const readOrderInProcessWire = wire({ params: z.object({ id: pathId }), response: orderInProcessEdition })

export const saveOrderInProcessWire = wire({ body: orderInProcessEdition, response: saveResult })

export const listOrdersInProcessWire = wire({
  query: listQuery(orderInProcessListing),
  response: orderInProcessPreviewList,
})

export const confirmOrderInProcessWire = wire({ params: z.object({ id: pathId }), response: confirmResult })
