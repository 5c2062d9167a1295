import { promoCodeFeature, type PromoCode } from '../promo-code'
import type { Feature } from '../shop'
import { cartFlow, type CartFlow } from './cart.flow'

/** The promo code together with the cart that is calculated with it. */
export interface PromoFlow extends CartFlow {
  /** What the buyer has typed. */
  readonly promo: PromoCode
}

/** The promo code of a cart: `shop.use(promoFlow)`. A change calculates the cart anew; an order takes the code with it. */
export const promoFlow: Feature<PromoFlow> = {
  name: 'promo-flow',
  create(shop) {
    const promo = shop.use(promoCodeFeature)
    const flow = shop.use(cartFlow)
    promo.state.subscribe(
      ({ code }) => code,
      () => void flow.refresh(),
    )
    flow.cart.state.subscribe(({ lines }) => lines.length === 0, promo.refresh)
    return { ...flow, promo }
  },
}
