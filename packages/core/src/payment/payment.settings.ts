import { flag } from '../lib/setting-kinds'
import { defineSettings, optional, setting } from '../lib/settings'
import { listOf, listsByName, numberFrom } from '../lib/value-kinds'
import type { PaymentProvider } from './payment-provider.types'
import type { PaymentStrategy } from './payment-strategy.types'

/** What a shop may set of its payments; what forms of providers need is in `paymentFormSettings`. */
export const paymentSettings = defineSettings({
  /** The server's best-pay mark may choose the payment. Source: PAY-23. */
  bestPay: setting(flag, true),
  /** VAT rate in the text of the invoice item, per cent; null: the server's, or that of the day. Source: PAY-12. */
  vatPercent: optional(numberFrom(0, 100)),
  /**
   * Hosts that a payment provider may send the buyer to, by the provider's key; a list given here replaces the standard one
   * (SAFE-12). `*.pay.example` means every host below pay.example.
   */
  allowedRedirectHosts: setting(listsByName, {}),
  /** A shop's own payment providers; one with a page of its own needs nothing else. Only code can set them, JSON cannot. */
  paymentProviders: setting(listOf<PaymentProvider>(), []),
  /** How a shop's own providers are paid through, where that is not a page of theirs. Only code can set them, JSON cannot. */
  paymentStrategies: setting(listOf<PaymentStrategy>(), []),
})
