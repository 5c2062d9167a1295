/** What the payment step needs as it opens, in one chunk. */
export { PaymentProblem } from '../payment/payment-problem'
export { SecurePayment } from '../payment/secure-payment'
export { PaymentSection } from './payment-section'
