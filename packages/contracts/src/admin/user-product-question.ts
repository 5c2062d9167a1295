import type { Output } from '../wire'
import { adminEndpoint, type AdminEndpoint } from './endpoint'
import type * as wire from './user-product-question.wire'
import { resource } from './resource'
import { namesOf } from './resource-names'
import { userProductQuestionListing } from './user-product-question.listing'

/** Fields not shown in; the create body of. */
export type UserProductQuestionEdition = Output<typeof wire.userProductQuestionEdition>
/** A row of the list of user product question records. */
export type UserProductQuestionPreview = Output<typeof wire.userProductQuestionPreview>
/** A page of the list of user product question records. */
export type UserProductQuestionPreviewList = Output<typeof wire.userProductQuestionPreviewList>

/** One record for its form: product question. */
export const readUserProductQuestion: AdminEndpoint<typeof wire.readUserProductQuestionWire> = adminEndpoint({
  name: 'readUserProductQuestion',
  method: 'GET',
  path: '/api/admin/user-product-questions/edition/{id}',
  permission: 'user-product-question:read',
  cache: 'etag',
  wire: () => import('./user-product-question.wire').then((module) => module.readUserProductQuestionWire),
})

/** The list: product questions. */
export const listUserProductQuestions: AdminEndpoint<typeof wire.listUserProductQuestionsWire> = adminEndpoint({
  name: 'listUserProductQuestions',
  method: 'GET',
  path: '/api/admin/user-product-questions/preview',
  permission: 'user-product-question:read',
  wire: () => import('./user-product-question.wire').then((module) => module.listUserProductQuestionsWire),
})

/** Saves a record, a new one where it has no id: product question. */
export const saveUserProductQuestion: AdminEndpoint<typeof wire.saveUserProductQuestionWire> = adminEndpoint({
  name: 'saveUserProductQuestion',
  method: 'POST',
  path: '/api/admin/user-product-questions/edition/',
  permission: 'user-product-question:write',
  ifMatch: true,
  idempotency: 'optional',
  wire: () => import('./user-product-question.wire').then((module) => module.saveUserProductQuestionWire),
})

/** Product questions: their list and their form. */
export const userProductQuestionResource = resource({
  ...namesOf('user-product-questions'),
  listing: userProductQuestionListing,
  list: listUserProductQuestions,
  read: readUserProductQuestion,
  save: saveUserProductQuestion,
})
