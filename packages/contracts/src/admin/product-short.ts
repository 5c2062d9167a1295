import type { Output } from '../wire'
import { adminEndpoint, type AdminEndpoint } from './endpoint'
import type * as wire from './product-short.wire'

/** A product record as look-ups show it. */
export type ProductShort = Output<typeof wire.productShort>
/** A list of product short records. */
export type ProductShortList = Output<typeof wire.productShortList>

/** Look-up by text: products. */
export const searchProducts: AdminEndpoint<typeof wire.searchProductsWire> = adminEndpoint({
  name: 'searchProducts',
  method: 'GET',
  path: '/api/admin/product/short/search',
  permission: 'product:read',
  cache: 30,
  wire: () => import('./product-short.wire').then((module) => module.searchProductsWire),
})

/** Look-up by id: product. */
export const readProductShort: AdminEndpoint<typeof wire.readProductShortWire> = adminEndpoint({
  name: 'readProductShort',
  method: 'GET',
  path: '/api/admin/product/short/{id}',
  permission: 'product:read',
  cache: 30,
  wire: () => import('./product-short.wire').then((module) => module.readProductShortWire),
})
