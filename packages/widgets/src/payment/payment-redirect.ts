import type { Shop } from '@prilavok/core'
import { redirectFlow, type PaymentStart } from '@prilavok/core/flows'
import { paymentRedirectRu, type PaymentRedirectLabels } from './payment-redirect.labels'

/** A payment that was started at a provider. */
export interface PaymentToFollow {
  /** The provider's key, such as `yookassa`. */
  readonly provider: string
  readonly start: PaymentStart
  readonly labels?: Partial<PaymentRedirectLabels> | undefined
}

/** Sends the buyer to the payment service; where its address may not be followed, says so in the words of PAY-46 (SAFE-12). */
export function followPayment(shop: Shop, { provider, start, labels }: PaymentToFollow): boolean {
  const text = { ...paymentRedirectRu, ...labels }
  return shop.use(redirectFlow).follow(provider, start, { text: text.failed, detail: text.failedHelp })
}
