/** What the payment step needs as it opens, in one chunk. */
export { PaymentProblem } from '../payment/payment-problem'
export { PaymentSection } from './payment-section'
