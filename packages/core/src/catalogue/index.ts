export type {
  CategoryFilter,
  CategoryProducts,
  FilterChoice,
  FilterOption,
  ListPage,
  MeasureUnit,
  ProductAvailabilityType,
  ProductCard,
  ProductSort,
  ProductTag,
} from '@prilavok/contracts'
export { catalogueSettings } from './catalogue.settings'
export { catalogueFeature, type Catalogue } from './catalogue.feature'
export type { Category, CategorySettings, CategoryState, ListPosition } from './catalogue.types'
export { createCategory, type CategoryStore } from './category.store'
export { formatFilters, parseFilters, readHash, writeHash } from './filter-hash'
export { countSelected, isSingle, optionsOf, rangeOf, rangeText } from './filter.rules'
