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
