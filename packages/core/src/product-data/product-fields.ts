import type { ProductField } from './product-data.types'

/** Every field, as `data-field` names it. */
export const PRODUCT_FIELDS: readonly ProductField[] = [
  'name',
  'price',
  'old-price',
  'discount',
  'saving',
  'stock',
  'rating',
  'reviews',
  'delivery-price',
  'delivery-date',
  'quantity',
]
