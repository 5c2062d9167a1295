export { AbandonedSurvey, type AbandonedSurveyProps } from './abandoned-survey'
export { OrderSurvey, type OrderSurveyProps } from './order-survey'
export { SurveyButton, type SurveyButtonProps } from './survey-button'
export type { AbandonedSurveyLabels, OrderSurveyLabels, SurveyLabels } from './survey.labels'
