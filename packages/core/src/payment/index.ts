export { DIRECT_PAYMENTS, PAY_ON_DELIVERY, recommendedPayment } from './payment.rules'
export { CREDIT_ITEM } from './credit-item'
export { CREDIT_OPTIONS, itemOf, paymentItems } from './payment-items.rules'
export { paymentCalls, type PaymentCalls } from './payment.calls'
export {
  classifyStatus,
  lackingSetting,
  providerByKey,
  providerOf,
  standardProviders,
  withOwnProviders,
  type PaymentProvider,
  type PaymentVerdict,
  type ProviderKey,
} from './payment-providers'
export { readReturn, RETURN_PARAMETERS, type PaymentReturn, type ReadReturn } from './payment-return.rules'
export { noRun, type PaymentPhase, type PaymentProblem, type PaymentRun } from './payment-run.types'
export {
  defaultPaymentSettings,
  paymentSettingsOf,
  type PaymentSettings,
  type PaymentSettingsInput,
} from './payment-settings'
export { createPayment, paymentFeature, type Payment } from './payment.store'
export type {
  PaymentContext,
  PaymentGood,
  PaymentOrder,
  PaymentOutcome,
  PaymentStarted,
  PaymentStrategy,
} from './payment-strategy.types'
export { paymentTerms, termsOf, type PaymentTerm, type PaymentTerms } from './payment-terms'
export type { PaymentItem, PaymentItemValue, PaymentReason, PaymentRecommendation, PaymentState } from './payment.types'
export { redirectStrategy, resumeByClaim } from './strategies/redirect.strategy'
export { createStrategies, type StrategyOf } from './strategies/strategies'
export { cutName, divide, NAME_LENGTH, paidGoods, receiptOf, type Receipt } from './receipt.rules'
export { redirectHostsOf, standardRedirectHosts, type RedirectHosts } from './redirect-hosts'
export { judgeRedirect, type RedirectGround, type RedirectRefusal, type RedirectVerdict } from './redirect.rules'
export { SHORT_SCHEDULE, visibleRows, type ScheduleRow } from './schedule.rules'
export { noSchedule, scheduleOf, type PaymentSchedules, type PaymentScheduleState } from './schedules.types'
