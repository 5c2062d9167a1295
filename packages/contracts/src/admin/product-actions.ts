import type { Output } from '../wire'
import { adminEndpoint, type AdminEndpoint } from './endpoint'
import type * as wire from './product-actions.wire'

/** The body of a request: product copy. */
export type ProductCopyRequest = Output<typeof wire.productCopyRequest>
/** The body of a request: product merged. */
export type ProductMergedRequest = Output<typeof wire.productMergedRequest>
/** What the server made of a request: product merged. */
export type ProductMergedResult = Output<typeof wire.productMergedResult>
/** Items count source. */
export type ItemsCountSource = Output<typeof wire.itemsCountSource>
/** What the server made of a request: items count. */
export type ItemsCountResult = Output<typeof wire.itemsCountResult>
/** Nothing is stored until the form is saved. */
export type GenerateProductInfoResult = Output<typeof wire.generateProductInfoResult>
/** Generated description. */
export type GeneratedDescription = Output<typeof wire.generatedDescription>
/** Empty object. */
export type Empty = Output<typeof wire.empty>

/** Whether a product may be deleted, and what prevents it. */
export const validateProductDeletion: AdminEndpoint<typeof wire.validateProductDeletionWire> = adminEndpoint({
  name: 'validateProductDeletion',
  method: 'GET',
  path: '/api/admin/product/{id}/validatedeletion',
  permission: 'product:delete',
  wire: () => import('./product-actions.wire').then((module) => module.validateProductDeletionWire),
})

/** A description that a program proposes. */
export const readGeneratedDescription: AdminEndpoint<typeof wire.readGeneratedDescriptionWire> = adminEndpoint({
  name: 'readGeneratedDescription',
  method: 'GET',
  path: '/api/admin/product/{id}/generateddescription',
  permission: 'product:write',
  wire: () => import('./product-actions.wire').then((module) => module.readGeneratedDescriptionWire),
})

/** Copies a product; the result has the id of the new one. */
export const copyProduct: AdminEndpoint<typeof wire.copyProductWire> = adminEndpoint({
  name: 'copyProduct',
  method: 'POST',
  path: '/api/admin/product/copy',
  permission: 'product:write',
  idempotency: 'required',
  wire: () => import('./product-actions.wire').then((module) => module.copyProductWire),
})

/** Links an offer of a supplier with a product. */
export const mergeProduct: AdminEndpoint<typeof wire.mergeProductWire> = adminEndpoint({
  name: 'mergeProduct',
  method: 'POST',
  path: '/api/admin/product/merged',
  permission: 'provider-product:write',
  idempotency: 'optional',
  wire: () => import('./product-actions.wire').then((module) => module.mergeProductWire),
})

/** Reads the stock of a product again. */
export const refreshItemsCount: AdminEndpoint<typeof wire.refreshItemsCountWire> = adminEndpoint({
  name: 'refreshItemsCount',
  method: 'POST',
  path: '/api/admin/product/{id}/itemsCount',
  permission: 'product:write',
  wire: () => import('./product-actions.wire').then((module) => module.refreshItemsCountWire),
})

/** Fills in the empty fields of a product by a program. */
export const generateProductInfo: AdminEndpoint<typeof wire.generateProductInfoWire> = adminEndpoint({
  name: 'generateProductInfo',
  method: 'POST',
  path: '/api/admin/product/{id}/generateproductinfo',
  permission: 'product:write',
  idempotency: 'optional',
  wire: () => import('./product-actions.wire').then((module) => module.generateProductInfoWire),
})

/** Deletes a product. */
export const deleteProduct: AdminEndpoint<typeof wire.deleteProductWire> = adminEndpoint({
  name: 'deleteProduct',
  method: 'DELETE',
  path: '/api/admin/product/{id}',
  permission: 'product:delete',
  wire: () => import('./product-actions.wire').then((module) => module.deleteProductWire),
})
