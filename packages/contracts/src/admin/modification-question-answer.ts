import type { Output } from '../wire'
import { adminEndpoint, type AdminEndpoint } from './endpoint'
import type * as wire from './modification-question-answer.wire'
import { resource } from './resource'
import { namesOf } from './resource-names'
import { modificationQuestionAnswerListing } from './modification-question-answer.listing'

/** A modification question answer record as its form shows it. */
export type ModificationQuestionAnswerEdition = Output<typeof wire.modificationQuestionAnswerEdition>
/** A row of the list of modification question answer records. */
export type ModificationQuestionAnswerPreview = Output<typeof wire.modificationQuestionAnswerPreview>
/** A page of the list of modification question answer records. */
export type ModificationQuestionAnswerPreviewList = Output<typeof wire.modificationQuestionAnswerPreviewList>

/** One record for its form: modification question. */
export const readModificationQuestionAnswer: AdminEndpoint<typeof wire.readModificationQuestionAnswerWire> =
  adminEndpoint({
    name: 'readModificationQuestionAnswer',
    method: 'GET',
    path: '/api/admin/modification-question-answer/edition/{id}',
    permission: 'modification:read',
    cache: 'etag',
    wire: () =>
      import('./modification-question-answer.wire').then((module) => module.readModificationQuestionAnswerWire),
  })

/** The list: modification questions. */
export const listModificationQuestionAnswers: AdminEndpoint<typeof wire.listModificationQuestionAnswersWire> =
  adminEndpoint({
    name: 'listModificationQuestionAnswers',
    method: 'GET',
    path: '/api/admin/modification-question-answer/preview',
    permission: 'modification:read',
    wire: () =>
      import('./modification-question-answer.wire').then((module) => module.listModificationQuestionAnswersWire),
  })

/** Saves a record, a new one where it has no id: modification question. */
export const saveModificationQuestionAnswer: AdminEndpoint<typeof wire.saveModificationQuestionAnswerWire> =
  adminEndpoint({
    name: 'saveModificationQuestionAnswer',
    method: 'POST',
    path: '/api/admin/modification-question-answer/edition/',
    permission: 'modification:write',
    ifMatch: true,
    idempotency: 'optional',
    wire: () =>
      import('./modification-question-answer.wire').then((module) => module.saveModificationQuestionAnswerWire),
  })

/** Modification questions: their list and their form. */
export const modificationQuestionAnswerResource = resource({
  ...namesOf('modification-question-answer'),
  listing: modificationQuestionAnswerListing,
  list: listModificationQuestionAnswers,
  read: readModificationQuestionAnswer,
  save: saveModificationQuestionAnswer,
})
