import type { CityOption, CityShown } from '@prilavok/contracts'
import type { CityPaymentType } from '../db/schema'
import type { Place } from './geo'

/** A city that the shop delivers to. */
export interface City extends Place {
  readonly id: string
  readonly name: string
  readonly search_name: string
  readonly type: string
  readonly short_guid: string | null
  readonly population: number
  readonly payment_type: CityPaymentType
  readonly version: number
  readonly is_active: boolean
  readonly region: string
  readonly surcharge_zone: 'none' | 'north' | 'island'
}

/** A city as the page header shows it. */
export const cityShown = (city: City): CityShown => ({
  showedCityId: city.id,
  showedCityName: city.name,
  showedCityShortGuid: city.short_guid,
})

/** A city as an entry of a list to pick from. */
export const cityOption = (city: City): CityOption => ({
  id: city.id,
  name: city.name,
  searchName: city.search_name,
  population: city.population,
  region: city.region,
  type: city.type,
  latitude: city.latitude,
  longitude: city.longitude,
})
