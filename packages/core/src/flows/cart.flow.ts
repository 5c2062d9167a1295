import { cartFeature, createKnownCheck, haveOtherPacks, linesAboveStock, packsOf, type Cart } from '../cart'
import { pricingFeature, type Pricing, type PricingContext } from '../pricing'
import { plainCode, PROMO_KEY } from '../promo-code'
import type { Feature } from '../shop'

/** Bundlers replace this. */
declare const process: { readonly env: { readonly NODE_ENV?: string } }

/** The cart together with its prices. */
export interface CartFlow {
  /** The lines and what can be done with them. */
  readonly cart: Cart
  /** The calculations of the server. */
  readonly pricing: Pricing
  /** Requests current prices of what is in the cart. Source: CART-35. */
  readonly refresh: () => Promise<void>
  /** What the price depends on beside the products; a change repeats the request (PRICE-12 to PRICE-14). */
  readonly setContext: (context: PricingContext) => void
}

/** Keeps the prices with the cart: every change of the lines requests them anew (PRICE-08, PRICE-09). */
export const cartFlow: Feature<CartFlow> = {
  name: 'cart-flow',
  create(shop) {
    const cart = shop.use(cartFeature)
    const pricing = shop.use(pricingFeature)
    const checkKnown = process.env.NODE_ENV === 'production' ? null : createKnownCheck(shop.effects.report)
    let context: PricingContext = { orderId: null, phone: null, email: null }

    const refresh = async () => {
      const { lines } = cart.state.getState()
      if (lines.length === 0) pricing.forget()
      else await pricing.calculate(lines, { ...context, promoCode: plainCode(shop.effects.storage.read(PROMO_KEY)) })
    }
    cart.state.subscribe(
      ({ lines }) => lines,
      () => void refresh(),
    )
    pricing.state.subscribe(
      ({ calculation }) => calculation,
      (calculation) => {
        if (calculation === null) return
        checkKnown?.(calculation)
        cart.takeCalculation(calculation)
        const { lines } = cart.state.getState()
        if (haveOtherPacks(lines, calculation)) cart.takePacks(packsOf(calculation))
        else for (const { id, quantity } of linesAboveStock(lines, calculation)) cart.setQuantity(id, quantity)
      },
    )
    void refresh()

    return {
      cart,
      pricing,
      refresh,
      setContext(next) {
        const same = next.orderId === context.orderId && next.phone === context.phone && next.email === context.email
        context = next
        if (!same) void refresh()
      },
    }
  },
}
