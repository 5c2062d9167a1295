import { searchFeature, type Search, type SearchBoxStore, type SearchState } from '@prilavok/core/search'
import { useEffect, useMemo } from 'react'
import { useStore } from 'zustand'
import { useShop } from '../shop-context'

/** The search of one box with its actions, and the last queries of this browser. */
export interface UseSearch
  extends SearchState, Pick<SearchBoxStore, 'type' | 'retry' | 'close'>, Omit<Search, 'open' | 'recent'> {
  /** Newest first. */
  readonly recent: readonly string[]
}

/** A search of the catalogue; each component that uses it has one of its own. */
export function useSearch(): UseSearch {
  const { open, recent, ...actions } = useShop().use(searchFeature)
  const { state, ...box } = useMemo(() => open(), [open])
  const { close } = box
  useEffect(() => close, [close])
  return { ...useStore(state), ...box, ...actions, recent: useStore(recent) }
}
