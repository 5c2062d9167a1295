import * as z from 'zod/mini'
import { paging } from '../shared.wire'
import { listQuery } from './list.wire'
import { modificationQuestionAnswerListing } from './modification-question-answer.listing'
import { modificationShort } from './modification.wire'
import { saveResult } from './save-result.wire'
import { readOnly } from './read-only.wire'
import { count, datetime, flag, id, list, maybe, pathId, text, wire } from '../wire'

export const modificationQuestionAnswerEdition = z.object({
  id: maybe(id),
  version: maybe(z.int()),
  modificationId: id,
  modification: readOnly(maybe(modificationShort)),
  question: text(2000),
  answer: maybe(text(5000)),
  authorName: maybe(text(100)),
  isPublished: flag,
  displayOrder: count(),
  createdOn: readOnly(datetime),
  updatedOn: readOnly(datetime),
})

export const modificationQuestionAnswerPreview = z.object({
  id,
  version: count(),
  modificationName: text(),
  questionStart: text(),
  hasAnswer: flag,
  isPublished: flag,
  createdOn: datetime,
})

export const modificationQuestionAnswerPreviewList = z.object({
  items: list(modificationQuestionAnswerPreview),
  paging,
})

export const readModificationQuestionAnswerWire = wire({
  params: z.object({ id: pathId }),
  response: modificationQuestionAnswerEdition,
})

export const listModificationQuestionAnswersWire = wire({
  query: listQuery(modificationQuestionAnswerListing),
  response: modificationQuestionAnswerPreviewList,
})

export const saveModificationQuestionAnswerWire = wire({
  body: modificationQuestionAnswerEdition,
  response: saveResult,
})
