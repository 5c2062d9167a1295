export { ProductCard, type ProductCardProps } from './product-card'
export type { ProductCardLabels } from './product-card.labels'
