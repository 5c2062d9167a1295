/** What the payment step needs as it opens, in one chunk. */
export { SecurePayment } from '../payment/secure-payment'
export { PaymentSection } from './payment-section'
