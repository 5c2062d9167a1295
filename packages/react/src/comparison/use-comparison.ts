import {
  comparedProductsFeature,
  comparisonFeature,
  type ComparedProductsState,
  type KeptList,
  type KeptProduct,
} from '@prilavok/core/comparison'
import { useEffect } from 'react'
import { useStore } from 'zustand'
import { useIsKept, useKeptCount, useKeptList, type UseKeptList } from '../lib/use-kept-list'
import { useShop } from '../shop-context'

/** What the visitor compares, in the order in which it was added, and what can be done with it. */
export const useComparison = (): UseKeptList => useKeptList(useShop().use(comparisonFeature))

/** The actions of the comparison alone; the component does not render again when it changes. */
export const useComparisonActions = (): Omit<KeptList, 'state'> => useShop().use(comparisonFeature)

/** Whether a product is compared; renders again only when that changes. */
export const useIsCompared = (id: string): boolean => useIsKept(useShop().use(comparisonFeature), id)

/** How many products are compared, for badges. */
export const useComparedCount = (): number => useKeptCount(useShop().use(comparisonFeature))

/** The characteristics of compared products; and the way to ask again after a failure. */
export function useComparedProducts(items: readonly KeptProduct[]): ComparedProductsState & {
  readonly retry: () => void
} {
  const { state, need } = useShop().use(comparedProductsFeature)
  const ids = items.map(({ id }) => id).join(' ')
  const request = () => void need(ids === '' ? [] : ids.split(' '))
  useEffect(request, [need, ids])
  return { ...useStore(state), retry: request }
}
