import {
  loadDolyameSchedule,
  loadDolyameStatus,
  loadInstallmentSchedule,
  loadInstallmentStatus,
  loadPaymentStatus,
  loadProviderSchedule,
  loadProviderStatus,
  startDolyame,
  startInstallment,
  startProvider,
  type PaymentProvider as PaymentProviderKey,
  type InstalmentSchedule,
  type PaymentStatus,
  type ServiceOrderStart,
} from '@prilavok/contracts'
import type { Http, HttpFailure, HttpOptions } from '../effects'
import type { Result } from '../lib/result'
import type { PaymentProvider } from './payment-provider.types'

type Response<T> = Promise<Result<T, HttpFailure>>

/** The three calls of a provider for one order draft, whatever their paths are. Source: PAY-82 to PAY-93. */
export interface PaymentCalls {
  /** Starts the payment; the profile id is that of a widget that gave one (PAY-93). */
  readonly start: (options: HttpOptions, profileId?: string) => Response<ServiceOrderStart>
  readonly status: () => Response<{ readonly paymentStatus: PaymentStatus }>
  readonly schedule: (months?: number, options?: HttpOptions) => Response<InstalmentSchedule>
}

/**
 * The calls of a provider: the split payment and the instalments have their own, the rest is reached by the provider's key.
 * Source: PAY-92.
 */
export function paymentCalls(http: Http, provider: Pick<PaymentProvider, 'key' | 'calls'>, id: string): PaymentCalls {
  const ofOrder = { params: { id } }
  const ofProvider = { params: { id, provider: provider.key } }
  // A partner's key is not in the contract's list, and a server that serves it knows it.
  const key = provider.key as PaymentProviderKey
  if (provider.calls === 'installment') {
    return {
      start: (options, profileId) =>
        http(startInstallment, { ...ofOrder, query: { provider: key, profileId } }, options),
      status: () => http(loadInstallmentStatus, { ...ofOrder, query: { provider: key } }),
      schedule: (months, options) =>
        http(loadInstallmentSchedule, { ...ofOrder, query: { provider: key, months } }, options),
    }
  }
  if (provider.key === 'dolyame') {
    return {
      start: (options) => http(startDolyame, ofOrder, options),
      status: () => http(loadDolyameStatus, ofOrder),
      schedule: (_, options) => http(loadDolyameSchedule, ofOrder, options),
    }
  }
  return {
    start: (options) => http(startProvider, ofProvider, options),
    status: () =>
      provider.calls === 'payment-status' ? http(loadPaymentStatus, ofOrder) : http(loadProviderStatus, ofProvider),
    schedule: (_, options) => http(loadProviderSchedule, ofProvider, options),
  }
}
