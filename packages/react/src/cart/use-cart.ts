import { cartLines, countPieces, quantityOf, type Cart, type CartLine, type CartState } from '@prilavok/core/cart'
import { cartFlow } from '@prilavok/core/flows'
import { useMemo } from 'react'
import { useShop, useStore } from '../shop-context'

/** What can be done with the cart. */
export type CartActions = Omit<Cart, 'state' | 'takeCalculation'>

/** The cart as it stands, with its lines, prices and actions. */
export interface UseCart extends CartState, CartActions {
  readonly lines: readonly CartLine[]
  /** Pieces of all lines together. */
  readonly count: number
  /** A new calculation is on its way. */
  readonly calculating: boolean
  /** Asks for current prices. */
  readonly refresh: () => Promise<void>
}

/** The actions of the cart alone; the component does not render again when the cart changes. */
export const useCartActions = (): CartActions => useShop().use(cartFlow).cart

/** The whole cart with its prices and actions. */
export function useCart(): UseCart {
  const { cart, pricing, refresh } = useShop().use(cartFlow)
  const { state: store, takeCalculation: _, ...actions } = cart
  const state = useStore(store)
  const calculating = useStore(pricing.state, ({ status }) => status === 'loading')
  const lines = useMemo(() => cartLines(state), [state])
  return { ...state, ...actions, lines, count: countPieces(state.goods), calculating, refresh }
}

/** How many pieces of one good are in the cart; renders again only when that number changes. */
export function useQuantity(id: string): number {
  return useStore(useShop().use(cartFlow).cart.state, (state) => quantityOf(state, id))
}

/** Pieces of all lines together, for badges (CART-42). */
export function useCartCount(): number {
  return useStore(useShop().use(cartFlow).cart.state, ({ goods }) => countPieces(goods))
}
