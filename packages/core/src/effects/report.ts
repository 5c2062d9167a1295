/** What went wrong and whom it concerns; never holds personal data (SAFE-17). */
export interface Report {
  readonly kind: 'storage' | 'response' | 'settings' | 'unexpected'
  readonly message: string
  readonly cause?: unknown
}

/** Is called with what went wrong and was not shown to the buyer. */
export type Reporter = (report: Report) => void
