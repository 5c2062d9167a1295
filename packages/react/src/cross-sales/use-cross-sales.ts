import { countOffered, type CrossSalesState } from '@prilavok/core/cross-sales'
import { crossSalesFlow } from '@prilavok/core/flows'
import { useStore } from 'zustand'
import { useShop } from '../shop-context'

/** What is offered beside the cart. */
export interface UseCrossSales extends CrossSalesState {
  /** Products of all groups together. Source: CART-17. */
  readonly count: number
  /** Repeats the request after a failure. */
  readonly retry: () => void
}

/** What suits the products in the cart; follows the cart by itself (CART-20, CART-21). */
export function useCrossSales(): UseCrossSales {
  const { state: store, retry } = useShop().use(crossSalesFlow)
  const state = useStore(store)
  return { ...state, count: countOffered(state.groups), retry }
}
