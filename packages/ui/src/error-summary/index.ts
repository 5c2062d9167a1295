export { ErrorSummary, goToField, type ErrorSummaryProps, type FieldError } from './error-summary'
export { errorSummaryLabels, type ErrorSummaryLabels } from './error-summary.labels'
export { errorSummaryLabelsEn } from './error-summary.labels.en'
