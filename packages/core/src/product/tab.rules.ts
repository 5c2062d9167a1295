import type { ProductTab } from './product.types'

/** The tabs of a product page, in their order. Source: PRODUCT-04. */
export const PRODUCT_TABS: readonly ProductTab[] = ['description', 'delivery', 'comments']

/** The tab that a hash such as `#comments` names; null for any other. */
export const tabOfHash = (hash: string): ProductTab | null =>
  PRODUCT_TABS.find((tab) => hash.replace(/^#/, '').toLowerCase() === tab) ?? null
