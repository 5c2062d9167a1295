import { endpoint, type Endpoint } from './endpoint'
import type * as wire from './questions.wire'
import type { Output } from './wire'

/** What a visitor asks about a product, and how to reach the visitor. Source: CONTENT-26, CONTENT-27. */
export type UserProductQuestionModel = Output<typeof wire.userProductQuestionModel>
/** A question as it is sent. Source: CONTENT-26. */
export type UserProductQuestionCreate = Output<typeof wire.userProductQuestionCreate>
/** A question with the shop's answer. */
export type UserProductQuestionView = Output<typeof wire.userProductQuestionView>
/** The answered questions about a product. Source: CONTENT-28. */
export type UserProductQuestionList = Output<typeof wire.userProductQuestionList>

/** Asks the shop about a product. Source: CONTENT-26. */
export const askAboutProduct: Endpoint<typeof wire.askAboutProductWire> = endpoint({
  name: 'askAboutProduct',
  method: 'POST',
  path: '/api/user-product-questions',
  idempotency: 'optional',
  wire: () => import('./questions.wire').then((module) => module.askAboutProductWire),
})

/** The published questions about a product, by its short id or its id. Source: CONTENT-28. */
export const loadProductQuestions: Endpoint<typeof wire.loadProductQuestionsWire> = endpoint({
  name: 'loadProductQuestions',
  method: 'GET',
  path: '/api/user-product-questions/by-product/{shortId}',
  wire: () => import('./questions.wire').then((module) => module.loadProductQuestionsWire),
})
