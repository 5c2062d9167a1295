import type { Provider } from './payment-providers'

/** Statuses that a payment session can be in; spelling of the specifications. */
type PaymentState = string

const FAILURE_STATES: ReadonlySet<PaymentState> = new Set([
  'Rejected',
  'BankRejected',
  'CustomerRejected',
  'CustomerRejectedForTo',
  'InputError',
  'Cancelled',
  'Failed',
  'Expired',
])

/** What happens to a payment: on the provider's page, at the provider, or by the clock. */
export type PaymentEvent =
  'opened' | 'paid' | 'rejected' | 'refused' | 'cancelled' | 'timed-out' | 'input-error' | 'expired' | 'refunded'

/** Every event, as providers name it. */
export const PAYMENT_EVENTS: readonly PaymentEvent[] = [
  'opened',
  'paid',
  'rejected',
  'refused',
  'cancelled',
  'timed-out',
  'input-error',
  'expired',
  'refunded',
]

/** The states of the provider that distinguishes its failures. Source: PAY-74. */
const POS_CREDIT_FAILURES: Readonly<Partial<Record<PaymentEvent, PaymentState>>> = {
  rejected: 'Rejected',
  refused: 'BankRejected',
  cancelled: 'CustomerRejected',
  'timed-out': 'CustomerRejectedForTo',
  'input-error': 'InputError',
}

/** Whether this provider's status means that the money is there; compared with case, and only its own status counts. */
export const isPaid = (provider: Provider, state: PaymentState): boolean => state === provider.paidStatus

/** Whether a session will not change any more, except by a refund. */
export const isFinal = (provider: Provider, state: PaymentState): boolean =>
  isPaid(provider, state) || FAILURE_STATES.has(state) || state === 'Refunded'

/**
 * The next state. Money that arrives is never lost sight of: paid follows from every state save a refund, also from a refusal
 * that was reported before, or from a payment that the shop had cancelled. Else a final state stays, so that callbacks may come
 * twice and in any order.
 */
export function nextState(provider: Provider, state: PaymentState, event: PaymentEvent): PaymentState {
  if (state === 'Refunded') return state
  if (event === 'paid') return provider.paidStatus
  if (isPaid(provider, state)) return event === 'refunded' ? 'Refunded' : state
  if (isFinal(provider, state)) return state
  const failure = provider.key === 'pos-credit' ? POS_CREDIT_FAILURES[event] : undefined
  if (failure !== undefined) return failure
  switch (event) {
    case 'opened':
      return 'Pending'
    case 'rejected':
    case 'refused':
      return provider.refusedStatus
    case 'cancelled':
      return 'Cancelled'
    case 'input-error':
      return 'Failed'
    case 'timed-out':
    case 'expired':
      return 'Expired'
    case 'refunded':
      return state
  }
}
