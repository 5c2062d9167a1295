export { ACCEPTED_KEY, readAccepted, writeAccepted, type KeptAccepted } from './accepted.storage'
export { AGREED_KEY, readAgreed, writeAgreed, type Agreed, type AgreedPlan } from './agreed.storage'
export {
  AUTO_CONFIRM_AGAIN_MS,
  AUTO_CONFIRM_MS,
  AUTO_CONFIRM_BUSY_MS,
  mayAskToOrder,
  type AutoConfirmFacts,
} from './auto-confirm.rules'
export {
  ACCEPTABLE_SCORE,
  checkoutErrors,
  completeness,
  completenessPoints,
  looksReady,
  nextLeft,
  shownErrors,
  stepOf,
} from './checkout.rules'
export { EXIT_EDGE_PX, warnsOfExit, type ExitFacts } from './exit-warning.rules'
export { refusedField } from './checkout.refusal'
export { checkoutSettings } from './checkout.settings'
export { checkoutFeature, createCheckout, type Checkout } from './checkout.store'
export type {
  AcceptedOrder,
  MadeOrder,
  Underpaid,
  CheckoutBlock,
  CheckoutError,
  CheckoutFacts,
  CheckoutField,
  CheckoutQuestion,
  CheckoutScreen,
  CheckoutState,
  CompletenessPart,
  CompletenessPoint,
  LeftPart,
  LeftToDo,
  PriceChange,
  QuoteChange,
  ShownSums,
  Submission,
  SubmitFailure,
  WizardStep,
} from './checkout.types'
