import * as z from 'zod/mini'
import { paging } from '../shared.wire'
import { listQuery } from './list.wire'
import { saveResult } from './save-result.wire'
import { surveyAnswerListing, surveyListing } from './survey.listing'
import { readOnly } from './read-only.wire'
import { count, datetime, flag, id, list, maybe, pathId, text, wire } from '../wire'

export const surveyPreview = z.object({
  id,
  shortTitle: text(),
  detailedTitle: maybe(text()),
  isActive: flag,
  optionsCount: count(),
  answersCount: count(),
  createdOn: datetime,
})

export const surveyPreviewList = z.object({
  items: list(surveyPreview),
  paging,
})

export const surveyOptionEdition = z.object({
  id: maybe(id),
  name: text(200),
  displayOrder: count(),
  answersCount: readOnly(count()),
})

export const surveyEdition = z.object({
  id: maybe(id),
  version: maybe(z.int()),
  shortTitle: text(100),
  detailedTitle: maybe(text(300)),
  hint: maybe(text(300)),
  /** 2 to 10. */
  options: list(surveyOptionEdition),
  isActive: flag,
  activeFrom: maybe(datetime),
  activeTo: maybe(datetime),
  /** 0-100. */
  showPercent: count(),
  answersCount: readOnly(count()),
})

export const surveyAnswerPreview = z.object({
  id,
  surveyId: id,
  surveyTitle: text(),
  optionId: id,
  optionName: text(),
  customerId: maybe(id),
  pageUrl: maybe(text()),
  createdOn: datetime,
})

export const surveyAnswerPreviewList = z.object({
  items: list(surveyAnswerPreview),
  paging,
})

export const readSurveyWire = wire({ params: z.object({ id: pathId }), response: surveyEdition })

export const listSurveyAnswersWire = wire({ query: listQuery(surveyAnswerListing), response: surveyAnswerPreviewList })

export const listSurveysWire = wire({ query: listQuery(surveyListing), response: surveyPreviewList })

export const saveSurveyWire = wire({ body: surveyEdition, response: saveResult })
