// The surveys that are a form in the page, as one chunk.
export { AbandonedSurvey } from './abandoned-survey'
export { OrderSurvey } from './order-survey'
