import * as z from 'zod/mini'
import { namedRef, paging } from '../shared.wire'
import { listQuery } from './list.wire'
import { saveResult } from './save-result.wire'
import { storeFeedbackListing } from './store-feedback.listing'
import { storeFeedbackStatus } from './values.wire'
import { readOnly } from './read-only.wire'
import { count, datetime, email, flag, id, list, maybe, pathId, phone, text, wire } from '../wire'

export const storeFeedbackEdition = z.object({
  id: maybe(id),
  version: maybe(z.int()),
  userName: text(100),
  phone: maybe(phone),
  email: maybe(email),
  cityName: maybe(text(100)),
  orderNumber: maybe(text(50)),
  /** 1-5. */
  score: maybe(z.int()),
  text: text(5000),
  status: storeFeedbackStatus,
  answer: maybe(text(5000)),
  answeredOn: readOnly(maybe(datetime)),
  answeredBy: readOnly(maybe(namedRef)),
  staffComment: maybe(text(2000)),
  createdOn: readOnly(datetime),
  updatedOn: readOnly(datetime),
})

export const storeFeedbackPreview = z.object({
  id,
  version: count(),
  userName: text(),
  score: maybe(z.int()),
  textStart: text(),
  status: storeFeedbackStatus,
  orderNumber: maybe(text()),
  hasAnswer: flag,
  createdOn: datetime,
})

export const storeFeedbackPreviewList = z.object({
  items: list(storeFeedbackPreview),
  paging,
})

export const readStoreFeedbackWire = wire({ params: z.object({ id: pathId }), response: storeFeedbackEdition })

export const listStoreFeedbacksWire = wire({
  query: listQuery(storeFeedbackListing),
  response: storeFeedbackPreviewList,
})

export const saveStoreFeedbackWire = wire({ body: storeFeedbackEdition, response: saveResult })
