import { endpoint, type Endpoint } from './endpoint'
import type * as wire from './payment.wire'
import type { Output } from './wire'

export * from './payment-calls'
export type * from './payment.types'

/** A way to pay, as far as this order may use it. Source: PAY-02. */
export type PaymentOption = Output<typeof wire.paymentOption>
/** All ways to pay an order, by option id. Source: PAY-14. */
export type PurchaseTypes = Output<typeof wire.purchaseTypes>
/** Where the payment of an order stands. Source: PAY-82. */
export type PaymentStatusAnswer = Output<typeof wire.paymentStatusAnswer>
/** One payment of an instalment schedule. Source: PAY-03. */
export type ScheduleItem = Output<typeof wire.scheduleItem>
/** An instalment schedule. Source: PAY-03. */
export type PaymentSchedule = Output<typeof wire.paymentSchedule>
/** Where a payment stands at its provider. Source: PAY-92. */
export type ProviderStatus = Output<typeof wire.providerStatus>
/** What the start of a payment answers. Source: PAY-92. */
export type ServiceOrderStart = Output<typeof wire.serviceOrderStart>

/** The ways to pay an order. Source: PAY-14. */
export const loadPurchaseTypes: Endpoint<typeof wire.loadPurchaseTypesWire> = endpoint({
  name: 'loadPurchaseTypes',
  method: 'GET',
  path: '/api/order-in-process/{id}/purchase-types',
  ofDraft: true,
  wire: () => import('./payment.wire').then((module) => module.loadPurchaseTypesWire),
})
