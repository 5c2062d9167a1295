export { ProductCard, type ProductCardProps } from './product-card'
export type { ProductCardLabels } from './product-card.labels'
export { Filters, type FiltersProps } from './filters'
export type { FiltersLabels } from './filters.labels'
