import type { Output } from '../wire'
import { adminEndpoint, type AdminEndpoint } from './endpoint'
import type * as wire from './order-messages.wire'

/** How a buyer can be written to, and the shop's texts filled from the order. */
export type OrderMessages = Output<typeof wire.orderMessages>
/** A text of the shop, filled from an order. */
export type FilledMessage = Output<typeof wire.filledMessage>
/** By what a message is sent. */
export type MessageChannel = Output<typeof wire.messageChannel>
/** A way to write to a buyer. */
export type MessageWay = Output<typeof wire.messageWay>
/** What the server made of a message. */
export type OrderMessageResult = Output<typeof wire.orderMessageResult>
/** What has become of a message. */
export type OrderMessageState = Output<typeof wire.orderMessageState>
/** A message as it is sent. */
export type OrderMessageRequest = Output<typeof wire.orderMessageRequest>

/** What can be written to the buyer of an order. */
export const readOrderMessages: AdminEndpoint<typeof wire.readOrderMessagesWire> = adminEndpoint({
  name: 'readOrderMessages',
  method: 'GET',
  path: '/api/admin/order/{id}/messages',
  permission: 'order:message',
  wire: () => import('./order-messages.wire').then((module) => module.readOrderMessagesWire),
})

/** Sends the buyer of an order a mail or an SMS, once for a key. */
export const sendOrderMessage: AdminEndpoint<typeof wire.sendOrderMessageWire> = adminEndpoint({
  name: 'sendOrderMessage',
  method: 'POST',
  path: '/api/admin/order/{id}/message',
  permission: 'order:message',
  idempotency: 'required',
  wire: () => import('./order-messages.wire').then((module) => module.sendOrderMessageWire),
})
