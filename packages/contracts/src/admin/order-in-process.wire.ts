import * as z from 'zod/mini'
import { cartGood, company, customer, delivery, recipient } from '../order-draft.wire'
import { confirmResult } from '../order.wire'
import { marketing, paging, paymentOptionId, paymentStatus, wizardStep } from '../shared.wire'
import { abandonedOrderSurvey } from '../survey.wire'
import { listQuery } from './list.wire'
import { orderInProcessListing } from './order-in-process.listing'
import { count, datetime, flag, id, list, maybe, money, pathId, text, wire } from '../wire'

export const orderInProcessEdition = z.object({
  id,
  version: count(),
  createdOn: datetime,
  updatedOn: datetime,
  lastStep: maybe(wizardStep),
  /** Score of. */
  completeness: count(),
  cart: list(cartGood),
  total: money,
  customer,
  recipient: maybe(recipient),
  delivery,
  cityName: maybe(text()),
  company: maybe(company),
  purchaseType: maybe(paymentOptionId),
  paymentStatus: maybe(paymentStatus),
  createdOrderId: maybe(id),
  canConfirm: flag,
  /** What prevents confirmation. */
  problems: list(text()),
  survey: maybe(abandonedOrderSurvey),
  device: maybe(text()),
  marketing,
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

export const listOrdersInProcessWire = wire({
  query: listQuery(orderInProcessListing),
  response: orderInProcessPreviewList,
})

export const confirmOrderInProcessWire = wire({ params: z.object({ id: pathId }), response: confirmResult })
