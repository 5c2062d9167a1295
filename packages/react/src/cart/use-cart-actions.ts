import { cartFeature, countPieces, quantityOf, stepOf, type Cart } from '@prilavok/core/cart'
import { useStore } from 'zustand'
import { useShop } from '../shop-context'

/** What can be done with the cart. */
export type CartActions = Omit<Cart, 'state' | 'takeCalculation' | 'takePacks'>

/** The actions of the cart alone; the component does not render again when the cart changes. */
export const useCartActions = (): CartActions => useShop().use(cartFeature)

/** How many pieces of one product are in the cart; renders again only when that number changes. */
export function useQuantity(id: string): number {
  return useStore(useShop().use(cartFeature).state, (state) => quantityOf(state, id))
}

/** By how many pieces a product of the cart is counted: the pieces of a pack, 1 where it is sold piece by piece. */
export function useQuantityStep(id: string): number {
  return useStore(useShop().use(cartFeature).state, (state) => stepOf(state, id))
}

/** Pieces of all lines together, for badges. Source: CART-42. */
export function useCartCount(): number {
  return useStore(useShop().use(cartFeature).state, ({ lines }) => countPieces(lines))
}
