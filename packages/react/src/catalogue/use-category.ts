import { catalogueFeature, type Category, type CategorySettings, type CategoryState } from '@prilavok/core/catalogue'
import { useEffect, useState } from 'react'
import { useStore } from 'zustand'
import { useShop } from '../shop-context'

/** What a category shows, and what can be done with it. */
export interface UseCategory extends CategoryState {
  /** Stays the same as long as the component. */
  readonly actions: Omit<Category, 'start'>
}

/** The filters and products of a category, as the address of the page selects them; its settings are read once. */
export function useCategory(settings: CategorySettings): UseCategory {
  const shop = useShop()
  const [category] = useState(() => shop.use(catalogueFeature).open(settings))
  useEffect(() => category.start(), [category])
  return { ...useStore(category.state), actions: category }
}
