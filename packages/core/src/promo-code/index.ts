export { createPromoCode, promoCodeFeature, type PromoCode, type PromoCodeState } from './promo-code.store'
export { plainCode, PROMO_KEY } from './plain-code'
