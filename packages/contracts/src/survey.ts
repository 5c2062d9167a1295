import { endpoint, type Endpoint } from './endpoint'
import type * as wire from './survey.wire'
import type { Output } from './wire'

/** Whether there is a survey for the visitor. Source: SURVEY-01. */
export type SurveyState = Output<typeof wire.surveyState>
/** One of the answers to choose from. Source: SURVEY-01. */
export type SurveyOption = Output<typeof wire.surveyOption>
/** A question of the shop with answers to choose from. Source: SURVEY-01. */
export type Survey = Output<typeof wire.survey>
/** What a visitor has chosen. Source: SURVEY-02. */
export type SurveyAnswerCreate = Output<typeof wire.surveyAnswerCreate>
/** What a buyer thinks of an order: scales, comments, purposes, kinds of customers and sources. Source: SURVEY-12 to SURVEY-15. */
export type OrderClientSurvey = Output<typeof wire.orderClientSurvey>
/** Why an order was abandoned. Source: SURVEY-19. */
export type AbandonedOrderSurvey = Output<typeof wire.abandonedOrderSurvey>

/** The survey that the visitor has not answered yet. Source: SURVEY-03. */
export const loadSurvey: Endpoint<typeof wire.loadSurveyWire> = endpoint({
  name: 'loadSurvey',
  method: 'GET',
  path: '/api/survey/next/',
  wire: () => import('./survey.wire').then((module) => module.loadSurveyWire),
})

/** Sends what the visitor has chosen. Source: SURVEY-04. */
export const answerSurvey: Endpoint<typeof wire.answerSurveyWire> = endpoint({
  name: 'answerSurvey',
  method: 'POST',
  path: '/api/survey/answer/',
  idempotency: 'optional',
  wire: () => import('./survey.wire').then((module) => module.answerSurveyWire),
})

/** Sends what a buyer thinks of an order; whoever has the link that the shop has sent may. Source: SURVEY-16. */
export const sendOrderSurvey: Endpoint<typeof wire.sendOrderSurveyWire> = endpoint({
  name: 'sendOrderSurvey',
  method: 'POST',
  path: '/api/order-client-survey',
  idempotency: 'optional',
  wire: () => import('./survey.wire').then((module) => module.sendOrderSurveyWire),
})

/** Sends why an order was abandoned. Source: SURVEY-20. */
export const sendAbandonedSurvey: Endpoint<typeof wire.sendAbandonedSurveyWire> = endpoint({
  name: 'sendAbandonedSurvey',
  method: 'POST',
  path: '/api/abandoned-order-in-process-survey',
  idempotency: 'optional',
  wire: () => import('./survey.wire').then((module) => module.sendAbandonedSurveyWire),
})
