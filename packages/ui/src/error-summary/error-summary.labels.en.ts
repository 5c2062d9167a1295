import type { ErrorSummaryLabels } from './error-summary.labels'

/** The English ones. */
export const errorSummaryLabelsEn: ErrorSummaryLabels = {
  heading: (count) => (count === 1 ? 'Correct 1 error' : `Correct ${count} errors`),
}
