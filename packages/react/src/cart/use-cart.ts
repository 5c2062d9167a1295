import { pricedLines, countPieces, type PricedLine, type CartState } from '@prilavok/core/cart'
import { cartFlow } from '@prilavok/core/flows'
import { useMemo } from 'react'
import { useStore } from 'zustand'
import { useShop } from '../shop-context'
import type { CartActions } from './use-cart-actions'

/** The cart as it is, with its lines, prices and actions. */
export interface UseCart extends CartState, CartActions {
  /** The lines in the order in which they were added, with the prices of the server where they are known. */
  readonly lines: readonly PricedLine[]
  /** Pieces of all lines together. */
  readonly count: number
  /** A new calculation is loading. */
  readonly calculating: boolean
  /** Requests current prices. */
  readonly refresh: () => Promise<void>
}

/** The whole cart with its prices and actions. */
export function useCart(): UseCart {
  const { cart, pricing, refresh } = useShop().use(cartFlow)
  const { state: store, takeCalculation: _, takePacks: __, ...actions } = cart
  const state = useStore(store)
  const calculating = useStore(pricing.state, ({ status }) => status === 'loading')
  const lines = useMemo(() => pricedLines(state), [state])
  return { ...state, ...actions, lines, count: countPieces(state.lines), calculating, refresh }
}
