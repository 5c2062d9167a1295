import { defineMount } from '../lib/define-mount'
import { required } from '../lib/read-attributes'
import type { AbandonedSurveyProps } from './abandoned-survey'
import type { OrderSurveyProps } from './order-survey'

const forms = () => import('./survey-forms')

/** A button that asks one question. Source: SURVEY-05. */
export const surveyButtonMount = defineMount({
  name: 'survey-button',
  load: () => import('./survey-button').then(({ SurveyButton }) => SurveyButton),
})

/** The survey of an order. Source: SURVEY-11. */
export const orderSurveyMount = defineMount<OrderSurveyProps>({
  name: 'order-survey',
  readers: { id: required('orderId') },
  load: () => forms().then(({ OrderSurvey }) => OrderSurvey),
})

/** The survey of an abandoned order. Source: SURVEY-18. */
export const abandonedSurveyMount = defineMount<AbandonedSurveyProps>({
  name: 'abandoned-survey',
  readers: { id: required('orderId') },
  load: () => forms().then(({ AbandonedSurvey }) => AbandonedSurvey),
})
