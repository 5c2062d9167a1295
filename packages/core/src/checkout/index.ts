export { ACCEPTABLE_SCORE, checkoutErrors, completeness, looksReady, shownErrors, stepOf } from './checkout.rules'
export { refusedField } from './checkout.refusal'
export { checkoutFeature, createCheckout, type Checkout } from './checkout.store'
export type {
  AcceptedOrder,
  CheckoutBlock,
  CheckoutError,
  CheckoutFacts,
  CheckoutField,
  CheckoutScreen,
  CheckoutState,
  PriceChange,
  Submission,
  SubmitFailure,
} from './checkout.types'
