import { cityFeature, type CityStore, type CityState } from '@prilavok/core/city'
import { useStore } from 'zustand'
import { useShop } from '../shop-context'

/** The search for a city, on any page. */
export function useCitySearch(): CityState['search'] & {
  readonly searchFor: CityStore['search']
  readonly nameOf: CityStore['nameOf']
  readonly popular: CityStore['popular']
} {
  const { state, search, nameOf, popular } = useShop().use(cityFeature)
  return { ...useStore(state, (city) => city.search), searchFor: search, nameOf, popular }
}
