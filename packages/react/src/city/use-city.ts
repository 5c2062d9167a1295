import type { CityStore, CityState } from '@prilavok/core/city'
import { checkoutFlow, type CheckoutFlow } from '@prilavok/core/flows'
import { useStore } from 'zustand'
import { useShop } from '../shop-context'

/** The city of the order with the look-up of another one. */
export interface UseCity extends CityState, Pick<CheckoutFlow, 'chooseCity'> {
  /** Searches cities by the beginning of their name, from two characters on; `search` has what was found. */
  readonly searchFor: CityStore['search']
  /** Id of the order draft; null before there is one. */
  readonly orderId: string | null
}

/** The city of the order, and the look-up of another one. */
export function useCity(): UseCity {
  const { features, chooseCity } = useShop().use(checkoutFlow)
  const orderId = useStore(features.order.state, ({ id }) => id)
  return { ...useStore(features.city.state), searchFor: features.city.search, chooseCity, orderId }
}
