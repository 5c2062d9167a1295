export {
  createPromoCode,
  plainCode,
  PROMO_KEY,
  promoCodeFeature,
  type PromoCode,
  type PromoCodeState,
} from './promo-code.store'
