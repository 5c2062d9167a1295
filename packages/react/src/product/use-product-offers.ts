import {
  productCrossSalesFeature,
  productRelationsFeature,
  type CrossSalesState,
  type ProductOffers,
} from '@prilavok/core/cross-sales'
import { useStore } from 'zustand'
import { useShop } from '../shop-context'

/** What is bought together with a product, or what is related to it. */
export type OfferKind = 'cross-sales' | 'relations'

/** Products offered on the page of another one; nothing is requested before `load` is called. */
export function useProductOffers(kind: OfferKind): CrossSalesState & Pick<ProductOffers, 'load'> {
  const { state, load } = useShop().use(kind === 'relations' ? productRelationsFeature : productCrossSalesFeature)
  return { ...useStore(state), load }
}
