import type * as track from '../track.wire'
import type { Output } from '../wire'
import { adminEndpoint, type AdminEndpoint } from './endpoint'
import type * as wire from './order-actions.wire'

/** GET order/{id}/info: read-only card for pop-ups and phone calls. */
export type OrderInfo = Output<typeof wire.orderInfo>
/** Order place. */
export type OrderPlace = Output<typeof wire.orderPlace>
/** GET order/send/{id}. We read it as the shipment data to hand to the carrier; it changes nothing. */
export type OrderSendInfo = Output<typeof wire.orderSendInfo>
/** Body of POST order/edition/tkstatus/ (not shown); follows validateTK. */
export type OrderTkStatusUpdate = Output<typeof wire.orderTkStatusUpdate>
/** The body of a request: track. */
export type TrackRequest = Output<typeof wire.trackRequest>
/** Tracking event. */
export type TrackingEvent = Output<typeof track.trackingEvent>
/** What the server made of a request: tracking. */
export type TrackingResult = Output<typeof track.trackingResult>

/** What the carrier is told of an order; it changes nothing. */
export const readOrderSendInfo: AdminEndpoint<typeof wire.readOrderSendInfoWire> = adminEndpoint({
  name: 'readOrderSendInfo',
  method: 'GET',
  path: '/api/admin/order/send/{id}',
  permission: 'order:read',
  wire: () => import('./order-actions.wire').then((module) => module.readOrderSendInfoWire),
})

/** Who changed what in an order. */
export const readOrderHistory: AdminEndpoint<typeof wire.readOrderHistoryWire> = adminEndpoint({
  name: 'readOrderHistory',
  method: 'GET',
  path: '/api/admin/order/{id}/history',
  permission: 'order:read',
  wire: () => import('./order-actions.wire').then((module) => module.readOrderHistoryWire),
})

/** An order at a glance, for a phone call. */
export const readOrderInfo: AdminEndpoint<typeof wire.readOrderInfoWire> = adminEndpoint({
  name: 'readOrderInfo',
  method: 'GET',
  path: '/api/admin/order/{id}/info',
  permission: 'order:read',
  wire: () => import('./order-actions.wire').then((module) => module.readOrderInfoWire),
})

/** Saves the track code of an order and its status at the carrier. */
export const saveOrderTkStatus: AdminEndpoint<typeof wire.saveOrderTkStatusWire> = adminEndpoint({
  name: 'saveOrderTkStatus',
  method: 'POST',
  path: '/api/admin/order/edition/tkstatus/',
  permission: 'order:write',
  ifMatch: true,
  wire: () => import('./order-actions.wire').then((module) => module.saveOrderTkStatusWire),
})

/** Where a parcel is. */
export const trackOrder: AdminEndpoint<typeof wire.trackOrderWire> = adminEndpoint({
  name: 'trackOrder',
  method: 'POST',
  path: '/api/admin/order/track',
  permission: 'order:read',
  wire: () => import('./order-actions.wire').then((module) => module.trackOrderWire),
})
