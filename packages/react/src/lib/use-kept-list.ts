import type { KeptList, KeptListState } from '@prilavok/core/favourites'
import { useStore } from 'zustand'

/** A list of products that the visitor keeps in this browser, and what can be done with it. */
export interface UseKeptList extends KeptListState, Omit<KeptList, 'state'> {}

/** A whole list and its actions. */
export function useKeptList({ state, ...actions }: KeptList): UseKeptList {
  return { ...useStore(state), ...actions }
}

/** Whether a product is on a list; renders again only when that changes. */
export const useIsKept = ({ state }: KeptList, id: string): boolean =>
  useStore(state, ({ items }) => items.some((item) => item.id === id))

/** How many products a list has. */
export const useKeptCount = ({ state }: KeptList): number => useStore(state, ({ items }) => items.length)
