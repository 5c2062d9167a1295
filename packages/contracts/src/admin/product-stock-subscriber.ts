import type { Output } from '../wire'
import { adminEndpoint, type AdminEndpoint } from './endpoint'
import type * as wire from './product-stock-subscriber.wire'
import { resource } from './resource'
import { namesOf } from './resource-names'
import { productStockSubscriberListing } from './product-stock-subscriber.listing'

/** A row of the list of product stock subscriber records. */
export type ProductStockSubscriberPreview = Output<typeof wire.productStockSubscriberPreview>
/** A page of the list of product stock subscriber records. */
export type ProductStockSubscriberPreviewList = Output<typeof wire.productStockSubscriberPreviewList>

/** The list: stock subscribers. */
export const listProductStockSubscribers: AdminEndpoint<typeof wire.listProductStockSubscribersWire> = adminEndpoint({
  name: 'listProductStockSubscribers',
  method: 'GET',
  path: '/api/admin/productStockSubscriber/preview',
  permission: 'customer:read',
  wire: () => import('./product-stock-subscriber.wire').then((module) => module.listProductStockSubscribersWire),
})

/** Stock subscribers: their list and their form. */
export const productStockSubscriberResource = resource({
  ...namesOf('productStockSubscriber'),
  listing: productStockSubscriberListing,
  list: listProductStockSubscribers,
})
