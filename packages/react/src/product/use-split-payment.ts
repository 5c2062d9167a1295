import { splitPaymentFlow } from '@prilavok/core/flows'
import { useEffect } from 'react'
import { useStore } from 'zustand'
import { useShop } from '../shop-context'

/** What each payment of the page's product in split payment takes, in kopecks; null while the server has calculated nothing to pay. Source: PRICE-07. */
export function useSplitPayment(): readonly number[] | null {
  const { state, start } = useShop().use(splitPaymentFlow)
  useEffect(start, [start])
  return useStore(state).parts
}
