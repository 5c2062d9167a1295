export { useCitySearch } from './use-city-search'
export { useDeliveryCity } from './use-delivery-city'
export { useVisitorCity } from './use-visitor-city'
