/** The time, and a way to be called later. */
export interface Clock {
  /** Milliseconds since 1970. */
  readonly now: () => number
  /** Runs once after `ms`; returns the cancel function. */
  readonly after: (ms: number, run: () => void) => () => void
}
