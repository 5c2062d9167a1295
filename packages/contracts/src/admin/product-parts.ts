import type { Output } from '../wire'
import { adminEndpoint } from './endpoint'
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
export const readProductSpecs = adminEndpoint<typeof wire.readProductSpecsWire>({
  name: 'readProductSpecs',
  method: 'GET',
  path: '/api/admin/product/specs/{id}',
  permission: 'product:read',
  cache: 'etag',
  wire: () => import('./product-parts.wire').then((module) => module.readProductSpecsWire),
})

/** What a product is related to. */
export const readProductRelations = adminEndpoint<typeof wire.readProductRelationsWire>({
  name: 'readProductRelations',
  method: 'GET',
  path: '/api/admin/product/relations/{id}',
  permission: 'product:read',
  cache: 'etag',
  wire: () => import('./product-parts.wire').then((module) => module.readProductRelationsWire),
})

/** The pictures of a product. */
export const readProductPictures = adminEndpoint<typeof wire.readProductPicturesWire>({
  name: 'readProductPictures',
  method: 'GET',
  path: '/api/admin/product/pictures/{id}',
  permission: 'product:read',
  cache: 'etag',
  wire: () => import('./product-parts.wire').then((module) => module.readProductPicturesWire),
})

/** The documents of a product. */
export const readProductAttachments = adminEndpoint<typeof wire.readProductAttachmentsWire>({
  name: 'readProductAttachments',
  method: 'GET',
  path: '/api/admin/product/attachments/{id}',
  permission: 'product:read',
  cache: 'etag',
  wire: () => import('./product-parts.wire').then((module) => module.readProductAttachmentsWire),
})

/** The advantages of a product. */
export const readProductFeatures = adminEndpoint<typeof wire.readProductFeaturesWire>({
  name: 'readProductFeatures',
  method: 'GET',
  path: '/api/admin/product/{id}/features',
  permission: 'product:read',
  cache: 'etag',
  wire: () => import('./product-parts.wire').then((module) => module.readProductFeaturesWire),
})

/** Saves the characteristics of a product. */
export const saveProductSpecs = adminEndpoint<typeof wire.saveProductSpecsWire>({
  name: 'saveProductSpecs',
  method: 'POST',
  path: '/api/admin/product/specs',
  permission: 'product:write',
  ifMatch: true,
  wire: () => import('./product-parts.wire').then((module) => module.saveProductSpecsWire),
})

/** Saves what a product is related to. */
export const saveProductRelations = adminEndpoint<typeof wire.saveProductRelationsWire>({
  name: 'saveProductRelations',
  method: 'POST',
  path: '/api/admin/product/relations',
  permission: 'product:write',
  ifMatch: true,
  wire: () => import('./product-parts.wire').then((module) => module.saveProductRelationsWire),
})

/** Saves the pictures of a product. */
export const saveProductPictures = adminEndpoint<typeof wire.saveProductPicturesWire>({
  name: 'saveProductPictures',
  method: 'POST',
  path: '/api/admin/product/pictures',
  permission: 'product:write',
  ifMatch: true,
  wire: () => import('./product-parts.wire').then((module) => module.saveProductPicturesWire),
})

/** Saves the documents of a product. */
export const saveProductAttachments = adminEndpoint<typeof wire.saveProductAttachmentsWire>({
  name: 'saveProductAttachments',
  method: 'POST',
  path: '/api/admin/product/attachments',
  permission: 'product:write',
  ifMatch: true,
  wire: () => import('./product-parts.wire').then((module) => module.saveProductAttachmentsWire),
})

/** Saves the advantages of a product. */
export const saveProductFeatures = adminEndpoint<typeof wire.saveProductFeaturesWire>({
  name: 'saveProductFeatures',
  method: 'POST',
  path: '/api/admin/product/features',
  permission: 'product:write',
  ifMatch: true,
  wire: () => import('./product-parts.wire').then((module) => module.saveProductFeaturesWire),
})
