import * as z from 'zod/mini'
import { productAvailabilityType } from '../catalogue-values.wire'
import { paging } from '../shared.wire'
import { listQuery } from './list.wire'
import { productStockSubscriberListing } from './product-stock-subscriber.listing'
import { subscriberStatus, subscriptionKind } from './values.wire'
import { date, datetime, id, list, maybe, money, text, wire } from '../wire'

export const productStockSubscriberPreview = z.object({
  id,
  kind: subscriptionKind,
  productId: id,
  productName: text(),
  availability: productAvailabilityType,
  phone: maybe(text()),
  email: maybe(text()),
  desiredPrice: maybe(money),
  remindOn: maybe(date),
  status: subscriberStatus,
  createdOn: datetime,
  notifiedOn: maybe(datetime),
})

export const productStockSubscriberPreviewList = z.object({
  items: list(productStockSubscriberPreview),
  paging,
})

export const listProductStockSubscribersWire = wire({
  query: listQuery(productStockSubscriberListing),
  response: productStockSubscriberPreviewList,
})
