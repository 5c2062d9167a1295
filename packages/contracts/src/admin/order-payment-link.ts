import type { Output } from '../wire'
import { adminEndpoint, type AdminEndpoint } from './endpoint'
import type * as wire from './order-payment-link.wire'

/** An address by which the buyer of an order pays what is still due. */
export type OrderPaymentLink = Output<typeof wire.orderPaymentLink>

/** Makes an address by which the buyer of an order pays what is still due. */
export const makePaymentLink: AdminEndpoint<typeof wire.makePaymentLinkWire> = adminEndpoint({
  name: 'makePaymentLink',
  method: 'POST',
  path: '/api/admin/order/{id}/payment-link',
  permission: 'order:message',
  wire: () => import('./order-payment-link.wire').then((module) => module.makePaymentLinkWire),
})
