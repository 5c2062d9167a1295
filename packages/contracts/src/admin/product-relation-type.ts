import type { Output } from '../wire'
import { adminEndpoint, type AdminEndpoint } from './endpoint'
import type * as wire from './product-relation-type.wire'
import { resource } from './resource'
import { namesOf } from './resource-names'
import { productRelationTypeListing } from './product-relation-type.listing'

/** A product relation type record as look-ups show it. */
export type ProductRelationTypeShort = Output<typeof wire.productRelationTypeShort>
/** A list of product relation type short records. */
export type ProductRelationTypeShortList = Output<typeof wire.productRelationTypeShortList>
/** A product relation type record as its form shows it. */
export type ProductRelationTypeEdition = Output<typeof wire.productRelationTypeEdition>
/** A row of the list of product relation type records. */
export type ProductRelationTypePreview = Output<typeof wire.productRelationTypePreview>
/** A page of the list of product relation type records. */
export type ProductRelationTypePreviewList = Output<typeof wire.productRelationTypePreviewList>

/** Look-up by text: product relation types. */
export const searchProductRelationTypes: AdminEndpoint<typeof wire.searchProductRelationTypesWire> = adminEndpoint({
  name: 'searchProductRelationTypes',
  method: 'GET',
  path: '/api/admin/productRelationTypes/short/search',
  permission: 'product-relation-type:read',
  cache: 30,
  wire: () => import('./product-relation-type.wire').then((module) => module.searchProductRelationTypesWire),
})

/** Look-up by id: product relation type. */
export const readProductRelationTypeShort: AdminEndpoint<typeof wire.readProductRelationTypeShortWire> = adminEndpoint({
  name: 'readProductRelationTypeShort',
  method: 'GET',
  path: '/api/admin/productRelationTypes/short/{id}',
  permission: 'product-relation-type:read',
  cache: 30,
  wire: () => import('./product-relation-type.wire').then((module) => module.readProductRelationTypeShortWire),
})

/** One record for its form: product relation type. */
export const readProductRelationType: AdminEndpoint<typeof wire.readProductRelationTypeWire> = adminEndpoint({
  name: 'readProductRelationType',
  method: 'GET',
  path: '/api/admin/productRelationTypes/edition/{id}',
  permission: 'product-relation-type:read',
  cache: 'etag',
  wire: () => import('./product-relation-type.wire').then((module) => module.readProductRelationTypeWire),
})

/** The list: product relation types. */
export const listProductRelationTypes: AdminEndpoint<typeof wire.listProductRelationTypesWire> = adminEndpoint({
  name: 'listProductRelationTypes',
  method: 'GET',
  path: '/api/admin/productRelationTypes/preview',
  permission: 'product-relation-type:read',
  wire: () => import('./product-relation-type.wire').then((module) => module.listProductRelationTypesWire),
})

/** Saves a record, a new one where it has no id: product relation type. */
export const saveProductRelationType: AdminEndpoint<typeof wire.saveProductRelationTypeWire> = adminEndpoint({
  name: 'saveProductRelationType',
  method: 'POST',
  path: '/api/admin/productRelationTypes/edition/',
  permission: 'product-relation-type:write',
  ifMatch: true,
  idempotency: 'optional',
  wire: () => import('./product-relation-type.wire').then((module) => module.saveProductRelationTypeWire),
})

/** Product relation types: their list and their form. */
export const productRelationTypeResource = resource({
  ...namesOf('productRelationTypes'),
  listing: productRelationTypeListing,
  list: listProductRelationTypes,
  read: readProductRelationType,
  save: saveProductRelationType,
  lookup: { search: searchProductRelationTypes, read: readProductRelationTypeShort },
})
