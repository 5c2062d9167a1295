export { ErrorSummary, goToField, type ErrorSummaryProps, type FieldError } from './error-summary'
export { Field, FieldNote, hasContent, type FieldControl, type FieldFrame } from './field'
export { errorSummaryLabels, fieldLabels, type ErrorSummaryLabels, type FieldLabels } from './field.labels'
export { errorSummaryLabelsEn, fieldLabelsEn } from '../labels.en'
