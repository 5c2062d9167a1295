import type { PaymentRedirectLabels } from './payment-redirect.labels'

/** English words of the notice that the way to a payment service is shut. */
export const paymentRedirectEn: PaymentRedirectLabels = {
  failed: 'Something went wrong on the way to the payment service.',
  failedHelp: 'Please choose another way to pay',
}
