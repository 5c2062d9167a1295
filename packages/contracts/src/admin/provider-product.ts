import type { Output } from '../wire'
import { adminEndpoint, type AdminEndpoint } from './endpoint'
import type * as wire from './provider-product.wire'

/** Supplier link: productId, providerName, article. */
export type ProviderProduct = Output<typeof wire.providerProduct>
/** A list of provider product records. */
export type ProviderProductList = Output<typeof wire.providerProductList>
/** Provider product suggest. */
export type ProviderProductSuggest = Output<typeof wire.providerProductSuggest>
/** Provider product add. */
export type ProviderProductAdd = Output<typeof wire.providerProductAdd>
/** Provider product update. */
export type ProviderProductUpdate = Output<typeof wire.providerProductUpdate>

/** The supplier links of a product. */
export const listProviderProducts: AdminEndpoint<typeof wire.listProviderProductsWire> = adminEndpoint({
  name: 'listProviderProducts',
  method: 'GET',
  path: '/api/admin/providerProduct/byproduct/{productId}',
  permission: 'provider-product:read',
  wire: () => import('./provider-product.wire').then((module) => module.listProviderProductsWire),
})

/** Products that an offer of a supplier may be. */
export const suggestProviderProducts: AdminEndpoint<typeof wire.suggestProviderProductsWire> = adminEndpoint({
  name: 'suggestProviderProducts',
  method: 'POST',
  path: '/api/admin/providerProduct/suggest',
  permission: 'provider-product:read',
  wire: () => import('./provider-product.wire').then((module) => module.suggestProviderProductsWire),
})

/** Links a product with an offer of a supplier. */
export const addProviderProduct: AdminEndpoint<typeof wire.addProviderProductWire> = adminEndpoint({
  name: 'addProviderProduct',
  method: 'POST',
  path: '/api/admin/providerProduct/add',
  permission: 'provider-product:write',
  idempotency: 'optional',
  wire: () => import('./provider-product.wire').then((module) => module.addProviderProductWire),
})

/** Changes the supplier link of a product. */
export const updateProviderProduct: AdminEndpoint<typeof wire.updateProviderProductWire> = adminEndpoint({
  name: 'updateProviderProduct',
  method: 'POST',
  path: '/api/admin/providerProduct/{productId}/update',
  permission: 'provider-product:write',
  wire: () => import('./provider-product.wire').then((module) => module.updateProviderProductWire),
})

/** Removes a supplier link. */
export const deleteProviderProduct: AdminEndpoint<typeof wire.deleteProviderProductWire> = adminEndpoint({
  name: 'deleteProviderProduct',
  method: 'DELETE',
  path: '/api/admin/providerProduct/{id}',
  permission: 'provider-product:write',
  wire: () => import('./provider-product.wire').then((module) => module.deleteProviderProductWire),
})
