export type { City, CityOption, OtherCities, OtherCity, VisitorCity } from '@prilavok/contracts'
export { CITY_BY_HAND_KEY, CITY_CACHE_MS, CITY_KEY } from './city.storage'
export { GEO_COORDS_KEY, GEO_USED_KEY, geoUsedOnce, type DevicePlace } from './device-place'
export { CITY_SEARCH_FROM, cityFeature, createCity, type CityStore } from './city.store'
export { citySettings, type RegionHosts } from './city.settings'
export type { CityState } from './city.types'
export {
  CITIES_PER_GROUP,
  CITY_GROUPS,
  cityGroups,
  type CityGroup,
  type CityGroupKind,
  type OfferedCity,
} from './other-cities.rules'
export { POPULAR_CITIES, popularCities } from './popular-cities.rules'
export { canPayOnDelivery, showsDeliveryHeader, type PageAddress } from './delivery-header.rules'
export { regionHostFor } from './region-hosts.rules'
