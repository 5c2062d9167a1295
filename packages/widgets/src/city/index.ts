export { CitySearch, type CitySearchProps } from './city-search'
export { DeliveryHeader, type DeliveryHeaderProps } from './delivery-header'
export type { DeliveryHeaderLabels, OtherCitiesLabels } from './city.labels'
