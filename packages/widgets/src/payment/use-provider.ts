import { paymentSettings, providerOf, withOwnProviders, type PaymentProvider } from '@prilavok/core/payment'
import { useSettings } from '@prilavok/react'

/** Who takes the money of an option in this shop; null for one that is paid without a provider. */
export const useProvider = (option: string | null): PaymentProvider | null =>
  providerOf(option, withOwnProviders(useSettings(paymentSettings).paymentProviders))
