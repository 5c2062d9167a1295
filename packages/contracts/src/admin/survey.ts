import type { Output } from '../wire'
import { adminEndpoint, type AdminEndpoint } from './endpoint'
import type * as wire from './survey.wire'
import { resource } from './resource'
import { namesOf } from './resource-names'
import { surveyListing, surveyAnswerListing } from './survey.listing'

/** A row of the list of survey records. */
export type SurveyPreview = Output<typeof wire.surveyPreview>
/** A page of the list of survey records. */
export type SurveyPreviewList = Output<typeof wire.surveyPreviewList>
/** A survey option record as its form shows it. */
export type SurveyOptionEdition = Output<typeof wire.surveyOptionEdition>
/** Surveys are 'managed' but no edition call is shown. */
export type SurveyEdition = Output<typeof wire.surveyEdition>
/** Entity 'survey answer'; no call is shown. */
export type SurveyAnswerPreview = Output<typeof wire.surveyAnswerPreview>
/** A page of the list of survey answer records. */
export type SurveyAnswerPreviewList = Output<typeof wire.surveyAnswerPreviewList>

/** One record for its form: survey. */
export const readSurvey: AdminEndpoint<typeof wire.readSurveyWire> = adminEndpoint({
  name: 'readSurvey',
  method: 'GET',
  path: '/api/admin/survey/edition/{id}',
  permission: 'survey:read',
  cache: 'etag',
  wire: () => import('./survey.wire').then((module) => module.readSurveyWire),
})

/** The list: survey answers. */
export const listSurveyAnswers: AdminEndpoint<typeof wire.listSurveyAnswersWire> = adminEndpoint({
  name: 'listSurveyAnswers',
  method: 'GET',
  path: '/api/admin/survey-answer/preview',
  permission: 'survey:read',
  wire: () => import('./survey.wire').then((module) => module.listSurveyAnswersWire),
})

/** The list: surveys. */
export const listSurveys: AdminEndpoint<typeof wire.listSurveysWire> = adminEndpoint({
  name: 'listSurveys',
  method: 'GET',
  path: '/api/admin/survey/preview',
  permission: 'survey:read',
  wire: () => import('./survey.wire').then((module) => module.listSurveysWire),
})

/** Saves a record, a new one where it has no id: survey. */
export const saveSurvey: AdminEndpoint<typeof wire.saveSurveyWire> = adminEndpoint({
  name: 'saveSurvey',
  method: 'POST',
  path: '/api/admin/survey/edition/',
  permission: 'survey:write',
  ifMatch: true,
  idempotency: 'optional',
  wire: () => import('./survey.wire').then((module) => module.saveSurveyWire),
})

/** Surveys: their list and their form. */
export const surveyResource = resource({
  ...namesOf('survey'),
  listing: surveyListing,
  list: listSurveys,
  read: readSurvey,
  save: saveSurvey,
})

/** Survey answers: their list and their form. */
export const surveyAnswerResource = resource({
  ...namesOf('survey-answer'),
  listing: surveyAnswerListing,
  list: listSurveyAnswers,
})
