import type { Output } from '../wire'
import { adminEndpoint, type AdminEndpoint } from './endpoint'
import type * as wire from './product.wire'
import { readProductShort, searchProducts } from './product-short'
import { resource } from './resource'
import { namesOf } from './resource-names'
import { productListing } from './product.listing'

/** Product main form. Sub-resources are saved apart. */
export type ProductEdition = Output<typeof wire.productEdition>
/** A row of the list of product records. */
export type ProductPreview = Output<typeof wire.productPreview>
/** A page of the list of product records. */
export type ProductPreviewList = Output<typeof wire.productPreviewList>

/** One record for its form: product. */
export const readProduct: AdminEndpoint<typeof wire.readProductWire> = adminEndpoint({
  name: 'readProduct',
  method: 'GET',
  path: '/api/admin/product/edition/{id}',
  permission: 'product:read',
  cache: 'etag',
  wire: () => import('./product.wire').then((module) => module.readProductWire),
})

/** The list: products. */
export const listProducts: AdminEndpoint<typeof wire.listProductsWire> = adminEndpoint({
  name: 'listProducts',
  method: 'GET',
  path: '/api/admin/product/preview',
  permission: 'product:read',
  wire: () => import('./product.wire').then((module) => module.listProductsWire),
})

/** Saves a record, a new one where it has no id: product. */
export const saveProduct: AdminEndpoint<typeof wire.saveProductWire> = adminEndpoint({
  name: 'saveProduct',
  method: 'POST',
  path: '/api/admin/product/edition/',
  permission: 'product:write',
  ifMatch: true,
  idempotency: 'optional',
  wire: () => import('./product.wire').then((module) => module.saveProductWire),
})

/** Products: their list and their form. */
export const productResource = resource({
  ...namesOf('product'),
  listing: productListing,
  list: listProducts,
  read: readProduct,
  save: saveProduct,
  lookup: { search: searchProducts, read: readProductShort },
})
