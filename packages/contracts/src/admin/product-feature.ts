import type { Output } from '../wire'
import { adminEndpoint, type AdminEndpoint } from './endpoint'
import type * as wire from './product-feature.wire'
import { resource } from './resource'
import { namesOf } from './resource-names'
import { productFeatureListing } from './product-feature.listing'

/** A product feature record as look-ups show it. */
export type ProductFeatureShort = Output<typeof wire.productFeatureShort>
/** A list of product feature short records. */
export type ProductFeatureShortList = Output<typeof wire.productFeatureShortList>
/** Entity 'product feature': a selling point shown on product pages. */
export type ProductFeatureEdition = Output<typeof wire.productFeatureEdition>
/** A row of the list of product feature records. */
export type ProductFeaturePreview = Output<typeof wire.productFeaturePreview>
/** A page of the list of product feature records. */
export type ProductFeaturePreviewList = Output<typeof wire.productFeaturePreviewList>

/** Look-up by text: product advantages. */
export const searchProductFeatures: AdminEndpoint<typeof wire.searchProductFeaturesWire> = adminEndpoint({
  name: 'searchProductFeatures',
  method: 'GET',
  path: '/api/admin/product-feature/short/search',
  permission: 'product-feature:read',
  cache: 30,
  wire: () => import('./product-feature.wire').then((module) => module.searchProductFeaturesWire),
})

/** Look-up by id: product advantage. */
export const readProductFeatureShort: AdminEndpoint<typeof wire.readProductFeatureShortWire> = adminEndpoint({
  name: 'readProductFeatureShort',
  method: 'GET',
  path: '/api/admin/product-feature/short/{id}',
  permission: 'product-feature:read',
  cache: 30,
  wire: () => import('./product-feature.wire').then((module) => module.readProductFeatureShortWire),
})

/** One record for its form: product advantage. */
export const readProductFeature: AdminEndpoint<typeof wire.readProductFeatureWire> = adminEndpoint({
  name: 'readProductFeature',
  method: 'GET',
  path: '/api/admin/product-feature/edition/{id}',
  permission: 'product-feature:read',
  cache: 'etag',
  wire: () => import('./product-feature.wire').then((module) => module.readProductFeatureWire),
})

/** The list: product advantages. */
export const listProductFeatures: AdminEndpoint<typeof wire.listProductFeaturesWire> = adminEndpoint({
  name: 'listProductFeatures',
  method: 'GET',
  path: '/api/admin/product-feature/preview',
  permission: 'product-feature:read',
  wire: () => import('./product-feature.wire').then((module) => module.listProductFeaturesWire),
})

/** Saves a record, a new one where it has no id: product advantage. */
export const saveProductFeature: AdminEndpoint<typeof wire.saveProductFeatureWire> = adminEndpoint({
  name: 'saveProductFeature',
  method: 'POST',
  path: '/api/admin/product-feature/edition/',
  permission: 'product-feature:write',
  ifMatch: true,
  idempotency: 'optional',
  wire: () => import('./product-feature.wire').then((module) => module.saveProductFeatureWire),
})

/** Product advantages: their list and their form. */
export const productFeatureResource = resource({
  ...namesOf('product-feature'),
  listing: productFeatureListing,
  list: listProductFeatures,
  read: readProductFeature,
  save: saveProductFeature,
  lookup: { search: searchProductFeatures, read: readProductFeatureShort },
})
