import type { Output } from '../wire'
import { adminEndpoint, type AdminEndpoint } from './endpoint'
import type * as wire from './store-feedback.wire'
import { resource } from './resource'
import { namesOf } from './resource-names'
import { storeFeedbackListing } from './store-feedback.listing'

/** A store feedback record as its form shows it. */
export type StoreFeedbackEdition = Output<typeof wire.storeFeedbackEdition>
/** A row of the list of store feedback records. */
export type StoreFeedbackPreview = Output<typeof wire.storeFeedbackPreview>
/** A page of the list of store feedback records. */
export type StoreFeedbackPreviewList = Output<typeof wire.storeFeedbackPreviewList>

/** One record for its form: store review. */
export const readStoreFeedback: AdminEndpoint<typeof wire.readStoreFeedbackWire> = adminEndpoint({
  name: 'readStoreFeedback',
  method: 'GET',
  path: '/api/admin/store-feedback/edition/{id}',
  permission: 'store-feedback:read',
  cache: 'etag',
  wire: () => import('./store-feedback.wire').then((module) => module.readStoreFeedbackWire),
})

/** The list: store reviews. */
export const listStoreFeedbacks: AdminEndpoint<typeof wire.listStoreFeedbacksWire> = adminEndpoint({
  name: 'listStoreFeedbacks',
  method: 'GET',
  path: '/api/admin/store-feedback/preview',
  permission: 'store-feedback:read',
  wire: () => import('./store-feedback.wire').then((module) => module.listStoreFeedbacksWire),
})

/** Saves a record, a new one where it has no id: store review. */
export const saveStoreFeedback: AdminEndpoint<typeof wire.saveStoreFeedbackWire> = adminEndpoint({
  name: 'saveStoreFeedback',
  method: 'POST',
  path: '/api/admin/store-feedback/edition/',
  permission: 'store-feedback:write',
  ifMatch: true,
  idempotency: 'optional',
  wire: () => import('./store-feedback.wire').then((module) => module.saveStoreFeedbackWire),
})

/** Store reviews: their list and their form. */
export const storeFeedbackResource = resource({
  ...namesOf('store-feedback'),
  listing: storeFeedbackListing,
  list: listStoreFeedbacks,
  read: readStoreFeedback,
  save: saveStoreFeedback,
})
