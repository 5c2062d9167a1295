import type { Provider } from './payment-providers'

/** Statuses that a payment session can be in; spelling of the specifications. */
type PaymentState = string

const failures: ReadonlySet<PaymentState> = new Set([
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
export const paymentEvents: readonly PaymentEvent[] = [
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

/** The provider that tells its failures apart (PAY-74). */
const inItsWords: Readonly<Partial<Record<PaymentEvent, PaymentState>>> = {
  rejected: 'Rejected',
  refused: 'BankRejected',
  cancelled: 'CustomerRejected',
  'timed-out': 'CustomerRejectedForTo',
  'input-error': 'InputError',
}

/** Whether this provider's word means that the money is there; compared with case, and only its own word counts. */
export const isPaid = (provider: Provider, state: PaymentState): boolean => state === provider.paidStatus

/** Whether a session will not change any more, save by a refund. */
export const isFinal = (provider: Provider, state: PaymentState): boolean =>
  isPaid(provider, state) || failures.has(state) || state === 'Refunded'

/**
 * The next state. Money that arrives is never lost sight of: paid follows from every state save a refund, also from a refusal
 * that was told before, or from a payment that the shop had given up. Else a final state stands, so that callbacks may come
 * twice and in any order.
 */
export function nextState(provider: Provider, state: PaymentState, event: PaymentEvent): PaymentState {
  if (state === 'Refunded') return state
  if (event === 'paid') return provider.paidStatus
  if (isPaid(provider, state)) return event === 'refunded' ? 'Refunded' : state
  if (isFinal(provider, state)) return state
  const word = provider.key === 'pos-credit' ? inItsWords[event] : undefined
  if (word !== undefined) return word
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
