export type { AbandonedOrderSurvey, OrderClientSurvey, Survey } from '@prilavok/contracts/survey'
export {
  ABANDON_REASONS,
  CUSTOMER_KINDS,
  faceOf,
  FACES,
  MIDDLE_MARK,
  ORDER_COMMENTS,
  ORDER_MARKS,
  ORDER_PURPOSES,
  ORDER_SOURCES,
} from './survey-form.rules'
export { createAbandonedSurvey, createOrderSurvey, type SurveyForm } from './survey-form.store'
export { SURVEY_DELAY_MS, SURVEY_DONE_KEY, surveyFeature, type SurveyStore } from './survey.store'
export type { AnswerOutcome, SurveyFormState, SurveyStoreState } from './survey.types'
