/** What went wrong and whom it concerns; never holds personal data (SAFE-17). */
export interface Report {
  readonly kind: 'storage' | 'answer' | 'settings' | 'unexpected'
  readonly message: string
  readonly cause?: unknown
}

/** Hears what went wrong without the buyer being told. */
export type Reporter = (report: Report) => void
