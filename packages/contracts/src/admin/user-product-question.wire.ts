import * as z from 'zod/mini'
import { namedRef, paging } from '../shared.wire'
import { listQuery } from './list.wire'
import { productShort } from './product-short.wire'
import { saveResult } from './save-result.wire'
import { userProductQuestionListing } from './user-product-question.listing'
import { userProductQuestionStatus } from './values.wire'
import { readOnly } from './read-only.wire'
import { count, datetime, email, flag, id, list, maybe, pathId, phone, text, wire } from '../wire'

export const userProductQuestionEdition = z.object({
  id: maybe(id),
  version: maybe(z.int()),
  productId: id,
  product: readOnly(maybe(productShort)),
  userName: text(100),
  question: text(2000),
  phone: maybe(phone),
  email: maybe(email),
  cityName: maybe(text(100)),
  status: userProductQuestionStatus,
  /** Required for Answered and Published. */
  answer: maybe(text(5000)),
  answeredOn: readOnly(maybe(datetime)),
  answeredBy: readOnly(maybe(namedRef)),
  sendAnswerByEmail: flag,
  createdOn: readOnly(datetime),
  updatedOn: readOnly(datetime),
})

export const userProductQuestionPreview = z.object({
  id,
  version: count(),
  productName: text(),
  userName: text(),
  questionStart: text(),
  status: userProductQuestionStatus,
  hasAnswer: flag,
  createdOn: datetime,
})

export const userProductQuestionPreviewList = z.object({
  items: list(userProductQuestionPreview),
  paging,
})

export const readUserProductQuestionWire = wire({
  params: z.object({ id: pathId }),
  response: userProductQuestionEdition,
})

export const listUserProductQuestionsWire = wire({
  query: listQuery(userProductQuestionListing),
  response: userProductQuestionPreviewList,
})

export const saveUserProductQuestionWire = wire({ body: userProductQuestionEdition, response: saveResult })
