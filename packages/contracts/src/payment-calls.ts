import { endpoint, type Endpoint } from './endpoint'
import type * as wire from './payment.wire'

/** Where the payment of an order stands; polled. Source: PAY-82, PAY-78. */
export const loadPaymentStatus: Endpoint<typeof wire.loadPaymentStatusWire> = endpoint({
  name: 'loadPaymentStatus',
  method: 'GET',
  path: '/api/order-in-process/{id}/payment-status',
  ofDraft: true,
  wire: () => import('./payment.wire').then((module) => module.loadPaymentStatusWire),
})

/** The schedule of the split payment. Source: PAY-83. */
export const loadDolyameSchedule: Endpoint<typeof wire.loadDolyameScheduleWire> = endpoint({
  name: 'loadDolyameSchedule',
  method: 'GET',
  path: '/api/order-in-process/{id}/dolyame/schedule',
  ofDraft: true,
  wire: () => import('./payment.wire').then((module) => module.loadDolyameScheduleWire),
})

/** Where the split payment stands. Source: PAY-84. */
export const loadDolyameStatus: Endpoint<typeof wire.loadDolyameStatusWire> = endpoint({
  name: 'loadDolyameStatus',
  method: 'GET',
  path: '/api/order-in-process/{id}/dolyame/status',
  ofDraft: true,
  wire: () => import('./payment.wire').then((module) => module.loadDolyameStatusWire),
})

/** Starts the split payment. Source: PAY-85. */
export const startDolyame: Endpoint<typeof wire.startDolyameWire> = endpoint({
  name: 'startDolyame',
  method: 'POST',
  path: '/api/order-in-process/{id}/dolyame',
  ofDraft: true,
  idempotency: 'required',
  wire: () => import('./payment.wire').then((module) => module.startDolyameWire),
})

/** The schedule of the second split payment, provider `yandex-split`. Source: PAY-86. */
export const loadProviderSchedule: Endpoint<typeof wire.loadProviderScheduleWire> = endpoint({
  name: 'loadProviderSchedule',
  method: 'GET',
  path: '/api/order-in-process/{id}/{provider}/schedule',
  ofDraft: true,
  wire: () => import('./payment.wire').then((module) => module.loadProviderScheduleWire),
})

/** Where a payment stands at `yandex-split`, `sberbank` or `yookassa`. Source: PAY-86, PAY-88. */
export const loadProviderStatus: Endpoint<typeof wire.loadProviderStatusWire> = endpoint({
  name: 'loadProviderStatus',
  method: 'GET',
  path: '/api/order-in-process/{id}/{provider}/status',
  ofDraft: true,
  wire: () => import('./payment.wire').then((module) => module.loadProviderStatusWire),
})

/** Starts a payment at `yandex-split`, `sberbank` or `yookassa`. Source: PAY-86, PAY-87. */
export const startProvider: Endpoint<typeof wire.startProviderWire> = endpoint({
  name: 'startProvider',
  method: 'POST',
  path: '/api/order-in-process/{id}/{provider}',
  ofDraft: true,
  idempotency: 'required',
  wire: () => import('./payment.wire').then((module) => module.startProviderWire),
})

/** Starts an instalment or a credit; the profile id is that of the pos credit widget. Source: PAY-89, PAY-93. */
export const startInstallment: Endpoint<typeof wire.startInstallmentWire> = endpoint({
  name: 'startInstallment',
  method: 'POST',
  path: '/api/order-in-process/{id}/installment',
  ofDraft: true,
  idempotency: 'required',
  wire: () => import('./payment.wire').then((module) => module.startInstallmentWire),
})

/** Where an instalment or a credit stands. Source: PAY-90. */
export const loadInstallmentStatus: Endpoint<typeof wire.loadInstallmentStatusWire> = endpoint({
  name: 'loadInstallmentStatus',
  method: 'GET',
  path: '/api/order-in-process/{id}/installment/status',
  ofDraft: true,
  wire: () => import('./payment.wire').then((module) => module.loadInstallmentStatusWire),
})

/** The schedule of an instalment or a credit. Source: PAY-91. */
export const loadInstallmentSchedule: Endpoint<typeof wire.loadInstallmentScheduleWire> = endpoint({
  name: 'loadInstallmentSchedule',
  method: 'GET',
  path: '/api/order-in-process/{id}/installment/schedule',
  ofDraft: true,
  wire: () => import('./payment.wire').then((module) => module.loadInstallmentScheduleWire),
})
