import { productFlow } from '@prilavok/core/flows'
import type { ProductState, ProductStore } from '@prilavok/core/product'
import { useEffect } from 'react'
import { useStore } from 'zustand'
import { useShop } from '../shop-context'

/** The product of the page with its delivery and the offers of others, and what can be done with it. */
export interface UseProduct extends ProductState, Pick<ProductStore, 'show' | 'openTab' | 'loadComments'> {}

/** The product that the page is about, followed in the visitor's city. */
export function useProduct(): UseProduct {
  const { product, start } = useShop().use(productFlow)
  useEffect(start, [start])
  const { show, openTab, loadComments } = product
  return { ...useStore(product.state), show, openTab, loadComments }
}
