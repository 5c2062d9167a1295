import type { Output } from '../wire'
import { adminEndpoint, type AdminEndpoint } from './endpoint'
import type * as wire from './order-refunds.wire'

/** What has become of a refund. */
export type OrderRefundState = Output<typeof wire.orderRefundState>
/** Pieces of a line whose money goes back. */
export type RefundedLine = Output<typeof wire.refundedLine>
/** Money that goes back to a buyer. */
export type OrderRefund = Output<typeof wire.orderRefund>
/** The refunds of an order, and what may still go back. */
export type OrderRefunds = Output<typeof wire.orderRefunds>
/** A refund as it is asked for. */
export type OrderRefundRequest = Output<typeof wire.orderRefundRequest>

/** The refunds of an order. */
export const readOrderRefunds: AdminEndpoint<typeof wire.readOrderRefundsWire> = adminEndpoint({
  name: 'readOrderRefunds',
  method: 'GET',
  path: '/api/admin/order/{id}/refunds',
  permission: 'order:read',
  wire: () => import('./order-refunds.wire').then((module) => module.readOrderRefundsWire),
})

/** Gives money of an order back by the provider that took it, or has a second person asked first. */
export const refundOrder: AdminEndpoint<typeof wire.refundOrderWire> = adminEndpoint({
  name: 'refundOrder',
  method: 'POST',
  path: '/api/admin/order/{id}/refund',
  permission: 'order:refund',
  idempotency: 'required',
  wire: () => import('./order-refunds.wire').then((module) => module.refundOrderWire),
})

/** Approves or declines a refund that somebody else has asked for. */
export const decideOrderRefund: AdminEndpoint<typeof wire.decideOrderRefundWire> = adminEndpoint({
  name: 'decideOrderRefund',
  method: 'POST',
  path: '/api/admin/order/refund/{id}/decide',
  permission: 'order:approve-refund',
  idempotency: 'optional',
  wire: () => import('./order-refunds.wire').then((module) => module.decideOrderRefundWire),
})
