import type { Output } from '../wire'
import { adminEndpoint, type AdminEndpoint } from './endpoint'
import type * as listWire from './order-list.wire'
import type * as wire from './order.wire'
import { resource } from './resource'
import { namesOf } from './resource-names'
import { orderListing } from './order.listing'

/** Order delivery. */
export type OrderDelivery = Output<typeof wire.orderDelivery>
/** Order item. */
export type OrderItem = Output<typeof wire.orderItem>
/** Order payment. */
export type OrderPayment = Output<typeof wire.orderPayment>
/** An order record as its form shows it. */
export type OrderEdition = Output<typeof wire.orderEdition>
/** A row of the list of order records. */
export type OrderPreview = Output<typeof listWire.orderPreview>
/** The orders of a list that share a status, a way to pay or a carrier. */
export type OrderSum = Output<typeof listWire.orderSum>
/** What the orders of a filter come to. */
export type OrderListSummary = Output<typeof listWire.orderListSummary>
/** A page of the list of order records. */
export type OrderPreviewList = Output<typeof listWire.orderPreviewList>

/** One record for its form: order. */
export const readOrder: AdminEndpoint<typeof wire.readOrderWire> = adminEndpoint({
  name: 'readOrder',
  method: 'GET',
  path: '/api/admin/order/edition/{id}',
  permission: 'order:read',
  cache: 'etag',
  wire: () => import('./order.wire').then((module) => module.readOrderWire),
})

/** The list: orders. */
export const listOrders: AdminEndpoint<typeof listWire.listOrdersWire> = adminEndpoint({
  name: 'listOrders',
  method: 'GET',
  path: '/api/admin/order/preview',
  permission: 'order:read',
  wire: () => import('./order-list.wire').then((module) => module.listOrdersWire),
})

/** Saves a record, a new one where it has no id: order. */
export const saveOrder: AdminEndpoint<typeof wire.saveOrderWire> = adminEndpoint({
  name: 'saveOrder',
  method: 'POST',
  path: '/api/admin/order/edition/',
  permission: 'order:write',
  ifMatch: true,
  idempotency: 'optional',
  wire: () => import('./order.wire').then((module) => module.saveOrderWire),
})

/** The sums of an order. */
export type OrderSums = Output<typeof wire.orderSums>
/** What an edit would make of an order: lines, delivery, sums, and the money that it leaves to pay or to give back. */
export type OrderPreviewed = Output<typeof wire.orderPreviewed>

/** Counts an edited order without saving it. */
export const previewOrder: AdminEndpoint<typeof wire.previewOrderWire> = adminEndpoint({
  name: 'previewOrder',
  method: 'POST',
  path: '/api/admin/order/edition/preview/',
  permission: 'order:write',
  wire: () => import('./order.wire').then((module) => module.previewOrderWire),
})

/** Orders: their list and their form. */
export const orderResource = resource({
  ...namesOf('order'),
  listing: orderListing,
  list: listOrders,
  read: readOrder,
  save: saveOrder,
})
