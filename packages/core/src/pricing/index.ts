export { discountedAmount, displayedTotal, emailGroup, IMMEDIATE_PAYMENTS, SPLIT_PARTS } from './pricing.rules'
export { createPricing, pricingFeature, type Pricing } from './pricing.store'
export type { LineRef, PricingContext, PricingState } from './pricing.types'
