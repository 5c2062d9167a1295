export { ErrorSummary, goToField, type ErrorSummaryProps, type FieldError } from './error-summary'
export { errorSummaryLabels, errorSummaryLabelsEn, type ErrorSummaryLabels } from './error-summary.labels'
