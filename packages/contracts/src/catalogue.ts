import type * as wire from './catalogue.wire'
import { endpoint, type Endpoint } from './endpoint'
import type * as filters from './filters.wire'
import type * as card from './product-card.wire'
import type { Output } from './wire'

export type * from './catalogue.types'
export type * from './product-card.types'

/** A filter of a category, as it is on the wire. Source: FILTER-01. */
export type CategoryFilterRecord = Output<typeof filters.categoryFilter>
/** A value of a filter, as it is on the wire. Source: FILTER-01. */
export type CategoryFilterOption = Output<typeof filters.categoryFilterOption>
/** The filters of a category. Source: FILTER-02. */
export type CategoryFilters = Output<typeof filters.categoryFilters>
/** The products that are asked for. Source: FILTER-03. */
export type CategoryProductsRequest = Output<typeof wire.categoryProductsRequest>
/** A page of a list of products, as data. */
export type ProductList = Output<typeof wire.productList>
/** A product of a list, as it is on the wire. */
export type ProductCardRecord = Output<typeof card.productCard>

/** The filters of a category; a server that counts does so for the given selection. Source: FILTER-02. */
export const loadCategoryFilters: Endpoint<typeof filters.loadCategoryFiltersWire> = endpoint({
  name: 'loadCategoryFilters',
  method: 'GET',
  path: '/api/category/{id}/filters',
  wire: () => import('./filters.wire').then((module) => module.loadCategoryFiltersWire),
})

/** The products of a category that pass the filters: an HTML fragment, or data for a caller whose `Accept` prefers it. Source: FILTER-03. */
export const loadCategoryProducts: Endpoint<typeof wire.loadCategoryProductsWire> = endpoint({
  name: 'loadCategoryProducts',
  method: 'POST',
  path: '/api/category/{id}/products',
  markup: true,
  wire: () => import('./catalogue.wire').then((module) => module.loadCategoryProductsWire),
})
