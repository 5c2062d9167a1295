import type { Provider } from './providers'

/** Statuses that a payment session can be in; spelling of the specifications. */
type PaymentState = string

const failures: ReadonlySet<PaymentState> = new Set([
  'Rejected', 'BankRejected', 'CustomerRejected', 'CustomerRejectedForTo', 'InputError', 'Cancelled', 'Failed', 'Expired',
])

/** What happens to a payment: on the provider's page, at the provider, or by the clock. */
export type PaymentEvent = 'opened' | 'paid' | 'refused' | 'cancelled' | 'input-error' | 'expired' | 'refunded'

/** Whether this provider's word means that the money is there; compared with case, and only its own word counts. */
export const isPaid = (provider: Provider, state: PaymentState): boolean => state === provider.paidStatus

/** Whether a session will not change any more, save by a refund. */
export const isFinal = (provider: Provider, state: PaymentState): boolean =>
  isPaid(provider, state) || failures.has(state) || state === 'Refunded'

/**
 * The next state. A final state stands: a late or repeated callback changes nothing. Money that arrives is never
 * lost sight of: paid follows from every open state.
 */
export function nextState(provider: Provider, state: PaymentState, event: PaymentEvent): PaymentState {
  if (isPaid(provider, state)) return event === 'refunded' ? 'Refunded' : state
  if (isFinal(provider, state)) return state
  switch (event) {
    case 'opened':
      return 'Pending'
    case 'paid':
      return provider.paidStatus
    case 'refused':
      return provider.refusedStatus
    case 'cancelled':
      return provider.key === 'pos-credit' ? 'CustomerRejected' : 'Cancelled'
    case 'input-error':
      return provider.key === 'pos-credit' ? 'InputError' : 'Failed'
    case 'expired':
      return 'Expired'
    case 'refunded':
      return state
  }
}
