/** What the payment step needs as it opens: one chunk of its own, fetched when it is reached. */
export { PaymentItemName } from '../payment/payment-item-name'
export { PaymentProblem } from '../payment/payment-problem'
export { PaymentSection } from './payment-section'
