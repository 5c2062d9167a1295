import type { Output } from '../wire'
import { adminEndpoint, type AdminEndpoint } from './endpoint'
import type * as wire from './product-parts.wire'

/** Product spec value. */
export type ProductSpecValue = Output<typeof wire.productSpecValue>
/** Product specs. */
export type ProductSpecs = Output<typeof wire.productSpecs>
/** Product relation. */
export type ProductRelation = Output<typeof wire.productRelation>
/** Product relations. */
export type ProductRelations = Output<typeof wire.productRelations>
/** Product picture. */
export type ProductPicture = Output<typeof wire.productPicture>
/** Product pictures. */
export type ProductPictures = Output<typeof wire.productPictures>
/** Product attachment. */
export type ProductAttachment = Output<typeof wire.productAttachment>
/** Product attachments. */
export type ProductAttachments = Output<typeof wire.productAttachments>
/** Product feature link. */
export type ProductFeatureLink = Output<typeof wire.productFeatureLink>
/** Body of POST product/features is productId and features. */
export type ProductFeatures = Output<typeof wire.productFeatures>

/** The characteristics of a product. */
export const readProductSpecs: AdminEndpoint<typeof wire.readProductSpecsWire> = adminEndpoint({
  name: 'readProductSpecs',
  method: 'GET',
  path: '/api/admin/product/specs/{id}',
  permission: 'product:read',
  cache: 'etag',
  wire: () => import('./product-parts.wire').then((module) => module.readProductSpecsWire),
})

/** What a product is related to. */
export const readProductRelations: AdminEndpoint<typeof wire.readProductRelationsWire> = adminEndpoint({
  name: 'readProductRelations',
  method: 'GET',
  path: '/api/admin/product/relations/{id}',
  permission: 'product:read',
  cache: 'etag',
  wire: () => import('./product-parts.wire').then((module) => module.readProductRelationsWire),
})

/** The pictures of a product. */
export const readProductPictures: AdminEndpoint<typeof wire.readProductPicturesWire> = adminEndpoint({
  name: 'readProductPictures',
  method: 'GET',
  path: '/api/admin/product/pictures/{id}',
  permission: 'product:read',
  cache: 'etag',
  wire: () => import('./product-parts.wire').then((module) => module.readProductPicturesWire),
})

/** The documents of a product. */
export const readProductAttachments: AdminEndpoint<typeof wire.readProductAttachmentsWire> = adminEndpoint({
  name: 'readProductAttachments',
  method: 'GET',
  path: '/api/admin/product/attachments/{id}',
  permission: 'product:read',
  cache: 'etag',
  wire: () => import('./product-parts.wire').then((module) => module.readProductAttachmentsWire),
})

/** The advantages of a product. */
export const readProductFeatures: AdminEndpoint<typeof wire.readProductFeaturesWire> = adminEndpoint({
  name: 'readProductFeatures',
  method: 'GET',
  path: '/api/admin/product/{id}/features',
  permission: 'product:read',
  cache: 'etag',
  wire: () => import('./product-parts.wire').then((module) => module.readProductFeaturesWire),
})

/** Saves the characteristics of a product. */
export const saveProductSpecs: AdminEndpoint<typeof wire.saveProductSpecsWire> = adminEndpoint({
  name: 'saveProductSpecs',
  method: 'POST',
  path: '/api/admin/product/specs',
  permission: 'product:write',
  ifMatch: true,
  wire: () => import('./product-parts.wire').then((module) => module.saveProductSpecsWire),
})

/** Saves what a product is related to. */
export const saveProductRelations: AdminEndpoint<typeof wire.saveProductRelationsWire> = adminEndpoint({
  name: 'saveProductRelations',
  method: 'POST',
  path: '/api/admin/product/relations',
  permission: 'product:write',
  ifMatch: true,
  wire: () => import('./product-parts.wire').then((module) => module.saveProductRelationsWire),
})

/** Saves the pictures of a product. */
export const saveProductPictures: AdminEndpoint<typeof wire.saveProductPicturesWire> = adminEndpoint({
  name: 'saveProductPictures',
  method: 'POST',
  path: '/api/admin/product/pictures',
  permission: 'product:write',
  ifMatch: true,
  wire: () => import('./product-parts.wire').then((module) => module.saveProductPicturesWire),
})

/** Saves the documents of a product. */
export const saveProductAttachments: AdminEndpoint<typeof wire.saveProductAttachmentsWire> = adminEndpoint({
  name: 'saveProductAttachments',
  method: 'POST',
  path: '/api/admin/product/attachments',
  permission: 'product:write',
  ifMatch: true,
  wire: () => import('./product-parts.wire').then((module) => module.saveProductAttachmentsWire),
})

/** Saves the advantages of a product. */
export const saveProductFeatures: AdminEndpoint<typeof wire.saveProductFeaturesWire> = adminEndpoint({
  name: 'saveProductFeatures',
  method: 'POST',
  path: '/api/admin/product/features',
  permission: 'product:write',
  ifMatch: true,
  wire: () => import('./product-parts.wire').then((module) => module.saveProductFeaturesWire),
})
