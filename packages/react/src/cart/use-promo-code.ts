import type { CartState } from '@prilavok/core/cart'
import { promoFlow } from '@prilavok/core/flows'
import { useStore } from 'zustand'
import { useShop } from '../shop-context'

/** The promo code of the cart. */
export interface UsePromoCode {
  /** What the buyer has typed; null: nothing. */
  readonly code: string | null
  /** What became of exactly this code; null while the server has not said. */
  readonly outcome: NonNullable<CartState['calculated']>['promo'] | null
  /** Keeps a code for the cart and the order; null removes it. */
  readonly setCode: (code: string | null) => void
}

/** The promo code of the cart, and what the server says of it. */
export function usePromoCode(): UsePromoCode {
  const { cart, promo } = useShop().use(promoFlow)
  const code = useStore(promo.state, (state) => state.code)
  const outcome = useStore(cart.state, ({ calculated }) => calculated?.promo ?? null)
  return { code, outcome: outcome?.code === code ? outcome : null, setCode: promo.set }
}
