export { DIRECT_PAYMENTS, PAY_ON_DELIVERY, recommendedPayment } from './payment.rules'
export { CREDIT_ITEM, CREDIT_OPTIONS, itemOf, paymentItems } from './payment-items.rules'
export { paymentCalls, type PaymentCalls } from './payment.calls'
export type { PaymentProvider, PaymentVerdict, ProviderKey } from './payment-provider.types'
export {
  classifyStatus,
  lackingSetting,
  providerByKey,
  providerOf,
  standardProviders,
  withOwnProviders,
} from './payment-providers'
export { readReturn, RETURN_PARAMETERS, type ReadReturn } from './payment-return.rules'
export { paymentFormSettings, type PaymentSettings } from './payment-form.settings'
export { paymentSettings } from './payment.settings'
export { createPayment, paymentFeature, type Payment } from './payment.store'
export type {
  PaymentContext,
  PaymentLine,
  PaymentOrder,
  PaymentOutcome,
  PaymentReturn,
  PaymentStarted,
  PaymentStrategy,
  ProviderPage,
} from './payment-strategy.types'
export {
  interestFree,
  isDearInstalment,
  monthsOf,
  overpaymentOf,
  planOf,
  type MonthRange,
  type OfferTerms,
  type PaymentPlan,
} from './payment-plan.rules'
export { paymentTerms, termsOf, type PaymentTerm, type PaymentTerms } from './payment-terms'
export type { PaymentItem, PaymentItemValue, PaymentReason, PaymentRecommendation, PaymentState } from './payment.types'
export { redirectStrategy, resumeByClaim } from './strategies/redirect.strategy'
export { createStrategies, type StrategyOf } from './strategies/strategies'
export { cutName, divide, NAME_LENGTH, paidLines, receiptOf, type Receipt } from './receipt.rules'
export { redirectHostsOf, standardRedirectHosts, type RedirectHosts } from './redirect-hosts'
export { judgeRedirect, type RedirectGround, type RedirectRefusal, type RedirectVerdict } from '../lib/redirect.rules'
export { isScriptUrl, scriptUrl } from './script-url'
export type { ScriptUrl } from '../lib/safe-url'
export type { PaymentArrival, ReturningPayment } from './run/payment-arrival'
export type { PaymentDraft, PaymentPage, PaymentParts, Settled } from './run/payment-host.types'
export { mayReturnFromPayment, PAYMENT_KEY } from './run/payment-record'
export { paymentRunFeature } from './run/payment-run.store'
export { noRun, type PaymentPhase, type PaymentProblem, type PaymentRun } from './run/payment-run.types'
export { createPayments, type Payments } from './run/payments'
export { shopProvidersFeature, type ShopProviders } from './run/shop-providers'
export { SHORT_SCHEDULE, visibleRows, type ScheduleRow } from './schedule.rules'
export { noSchedule, scheduleOf, type PaymentSchedules, type PaymentScheduleState } from './schedules.types'
