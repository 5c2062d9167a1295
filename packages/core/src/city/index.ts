export type { City, CityOption, VisitorCity } from '@prilavok/contracts'
export { CITY_CACHE_MS, CITY_KEY } from './city.storage'
export { CITY_SEARCH_FROM, cityFeature, createCity, type CityRoom, type CityState } from './city.store'
