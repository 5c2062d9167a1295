import type { Output } from '../wire'
import { adminEndpoint, type AdminEndpoint } from './endpoint'
import type * as wire from './order-in-process.wire'
import { resource } from './resource'
import { namesOf } from './resource-names'
import { orderInProcessListing } from './order-in-process.listing'

/** An order draft as its form shows it. */
export type OrderInProcessEdition = Output<typeof wire.orderInProcessEdition>
/** A row of the list of order in process records. */
export type OrderInProcessPreview = Output<typeof wire.orderInProcessPreview>
/** A page of the list of order in process records. */
export type OrderInProcessPreviewList = Output<typeof wire.orderInProcessPreviewList>

/** One record for its form: order draft. */
export const readOrderInProcess: AdminEndpoint<typeof wire.readOrderInProcessWire> = adminEndpoint({
  name: 'readOrderInProcess',
  method: 'GET',
  path: '/api/admin/orderInProcess/edition/{id}',
  permission: 'order-in-process:read',
  cache: 'etag',
  wire: () => import('./order-in-process.wire').then((module) => module.readOrderInProcessWire),
})

/** The list: order drafts. */
export const listOrdersInProcess: AdminEndpoint<typeof wire.listOrdersInProcessWire> = adminEndpoint({
  name: 'listOrdersInProcess',
  method: 'GET',
  path: '/api/admin/orderInProcess/preview',
  permission: 'order-in-process:read',
  wire: () => import('./order-in-process.wire').then((module) => module.listOrdersInProcessWire),
})

/** Saves a draft, a new one where it has no id; its buyer goes on with what staff have filled in. */
export const saveOrderInProcess: AdminEndpoint<typeof wire.saveOrderInProcessWire> = adminEndpoint({
  name: 'saveOrderInProcess',
  method: 'POST',
  path: '/api/admin/orderInProcess/edition/',
  permission: 'order-in-process:write',
  ifMatch: true,
  idempotency: 'optional',
  wire: () => import('./order-in-process.wire').then((module) => module.saveOrderInProcessWire),
})

/** Makes an order of a draft. */
export const confirmOrderInProcess: AdminEndpoint<typeof wire.confirmOrderInProcessWire> = adminEndpoint({
  name: 'confirmOrderInProcess',
  method: 'POST',
  path: '/api/admin/orderInProcess/{id}/confirm',
  permission: 'order-in-process:confirm',
  idempotency: 'required',
  wire: () => import('./order-in-process.wire').then((module) => module.confirmOrderInProcessWire),
})

/** Order drafts: their list and their form. */
export const orderInProcessResource = resource({
  ...namesOf('orderInProcess'),
  listing: orderInProcessListing,
  list: listOrdersInProcess,
  read: readOrderInProcess,
  save: saveOrderInProcess,
})
