import type { Output } from '../wire'
import { adminEndpoint, type AdminEndpoint } from './endpoint'
import type * as wire from './product-comment.wire'
import { resource } from './resource'
import { namesOf } from './resource-names'
import { productCommentListing } from './product-comment.listing'

/** Paths use productcomment in lower case. */
export type ProductCommentEdition = Output<typeof wire.productCommentEdition>
/** A row of the list of product comment records. */
export type ProductCommentPreview = Output<typeof wire.productCommentPreview>
/** A page of the list of product comment records. */
export type ProductCommentPreviewList = Output<typeof wire.productCommentPreviewList>

/** One record for its form: product review. */
export const readProductComment: AdminEndpoint<typeof wire.readProductCommentWire> = adminEndpoint({
  name: 'readProductComment',
  method: 'GET',
  path: '/api/admin/productcomment/edition/{id}',
  permission: 'product-comment:read',
  cache: 'etag',
  wire: () => import('./product-comment.wire').then((module) => module.readProductCommentWire),
})

/** The list: product reviews. */
export const listProductComments: AdminEndpoint<typeof wire.listProductCommentsWire> = adminEndpoint({
  name: 'listProductComments',
  method: 'GET',
  path: '/api/admin/productcomment/preview',
  permission: 'product-comment:read',
  wire: () => import('./product-comment.wire').then((module) => module.listProductCommentsWire),
})

/** Saves a record, a new one where it has no id: product review. */
export const saveProductComment: AdminEndpoint<typeof wire.saveProductCommentWire> = adminEndpoint({
  name: 'saveProductComment',
  method: 'POST',
  path: '/api/admin/productcomment/edition/',
  permission: 'product-comment:write',
  ifMatch: true,
  idempotency: 'optional',
  wire: () => import('./product-comment.wire').then((module) => module.saveProductCommentWire),
})

/** Product reviews: their list and their form. */
export const productCommentResource = resource({
  ...namesOf('productcomment'),
  listing: productCommentListing,
  list: listProductComments,
  read: readProductComment,
  save: saveProductComment,
})
