import { favouritesFeature, type KeptList, type KeptProduct } from '@prilavok/core/favourites'
import { productDataFeature, type ProductDataState } from '@prilavok/core/product-data'
import { useEffect } from 'react'
import { useStore } from 'zustand'
import { useIsKept, useKeptCount, useKeptList, type UseKeptList } from '../lib/use-kept-list'
import { useShop } from '../shop-context'

/** What the visitor likes, oldest first, and what can be done with it. */
export const useFavourites = (): UseKeptList => useKeptList(useShop().use(favouritesFeature))

/** The actions of the favourites alone; the component does not render again when they change. */
export const useFavouriteActions = (): Omit<KeptList, 'state'> => useShop().use(favouritesFeature)

/** Whether a product is a favourite; renders again only when that changes. */
export const useIsFavourite = (id: string): boolean => useIsKept(useShop().use(favouritesFeature), id)

/** How many favourites there are, for badges. */
export const useFavouriteCount = (): number => useKeptCount(useShop().use(favouritesFeature))

/** The current data of kept products, as the server has them now; and the way to ask again after a failure. */
export function useKeptCards(items: readonly KeptProduct[]): ProductDataState & { readonly retry: () => void } {
  const { state, need } = useShop().use(productDataFeature)
  const ids = items.map(({ id }) => id).join(' ')
  const request = () => need(ids === '' ? [] : ids.split(' '))
  useEffect(request, [need, ids])
  return { ...useStore(state), retry: request }
}
