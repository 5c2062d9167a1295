import { countOffered, type CrossSalesState } from '@prilavok/core/cross-sales'
import { crossSalesFlow } from '@prilavok/core/flows'
import { useStore } from 'zustand'
import { useShop } from '../shop-context'

/** What is offered beside the cart. */
export interface UseCrossSales extends CrossSalesState {
  /** Goods of all groups together (CART-17). */
  readonly count: number
  /** Asks again after a failure. */
  readonly retry: () => void
}

/** What suits the goods in the cart; follows the cart by itself (CART-20, CART-21). */
export function useCrossSales(): UseCrossSales {
  const { state: store, retry } = useShop().use(crossSalesFlow)
  const state = useStore(store)
  return { ...state, count: countOffered(state.groups), retry }
}
