export { analyticsSettings } from './analytics.settings'
export {
  analyticsFeature,
  AUTHORISED_EMAIL_KEY,
  AUTHORISED_KEY,
  createAnalytics,
  ROISTAT_KEY,
  type Analytics,
  type AnalyticsState,
} from './analytics.store'
export type { EcommerceEvent, EcommerceItem, EcommerceSink, VisitEvent } from './analytics.types'
export { EXPERIMENT_GOAL, ORDER_GOAL, PRODUCT_PAGE_GOAL } from './bundle.rules'
export { googleEntry, yandexEntry } from './data-layer.rules'
export { ANALYTICS_LIMIT_MS, EVENTS_KEY } from './event-queue'
