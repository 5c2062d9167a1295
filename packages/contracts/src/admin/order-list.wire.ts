import * as z from 'zod/mini'
import { paging, paymentOptionId, paymentStatus, transportCompany } from '../shared.wire'
import { listQuery } from './list.wire'
import { orderListing } from './order.listing'
import { clientRating, orderSource, orderStatus, transportCompanyOrderStatus } from './values.wire'
import { count, date, datetime, dictionary, flag, id, list, maybe, money, text, wire } from '../wire'

export const orderPreview = z.object({
  id,
  version: count(),
  number: text(),
  createdOn: datetime,
  status: orderStatus,
  /** Masked for Viewer. */
  customerName: text(),
  /** Masked for Viewer. */
  phone: text(),
  cityName: text(),
  plannedDispatchOn: maybe(date),
  transportCompany,
  toDoor: flag,
  transportCompanyOrderStatus: maybe(transportCompanyOrderStatus),
  trackCode: maybe(text()),
  purchaseType: paymentOptionId,
  paymentStatus,
  itemsCount: count(),
  total: money,
  paidAmount: money,
  callOn: maybe(datetime),
  managerName: maybe(text()),
  source: orderSource,
  clientRating,
  hasComment: flag,
  tags: list(text()),
  updatedOn: datetime,
})

export const orderSum = z.object({
  /** The field whose value the orders share: status, purchaseType or transportCompany. */
  by: text(),
  value: text(),
  count: count(),
  total: money,
  paid: money,
})

export const orderListSummary = z.object({
  total: money,
  byStatus: dictionary(z.int()),
  sums: list(orderSum),
})

export const orderPreviewList = z.object({
  items: list(orderPreview),
  paging,
  /** When withSummary=true. */
  summary: maybe(orderListSummary),
})

export const listOrdersWire = wire({ query: listQuery(orderListing), response: orderPreviewList })
