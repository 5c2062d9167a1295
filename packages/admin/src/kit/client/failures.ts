import type { Problem } from '@prilavok/contracts'

/** Why a call of the staff wing failed. */
export interface StaffFailure {
  readonly url: string
  /** Null where no response came. */
  readonly status: number | null
  /** A code of the contract, or `network-error`, `timeout`, `http-…`. */
  readonly code: string
  /** A sentence for staff. */
  readonly message: string
  readonly problem: Problem | null
}

/** A failed call as something to throw; queries and forms read the failure from it. */
export class StaffError extends Error {
  readonly failure: StaffFailure
  constructor(failure: StaffFailure) {
    super(failure.message)
    this.name = 'StaffError'
    this.failure = failure
  }
}

/** The failure of anything thrown by a call; null for what is no failed call. */
export const failureOf = (thrown: unknown): StaffFailure | null =>
  thrown instanceof StaffError ? thrown.failure : null

/** What is said of anything thrown by a call. */
export const messageOf = (thrown: unknown): string => failureOf(thrown)?.message ?? String(thrown)

/** What every failed request is reported to (spec 002, section 8). */
export interface FailureReport {
  readonly origin: string
  /** The origin of the live shop; on it staff are not shown technical notices. Unset: no origin is live (ADMIN-19). */
  readonly productionOrigin?: string | undefined
  readonly logError: (title: string, failure: StaffFailure) => void
  readonly notify: (notice: { readonly title: string; readonly text: string }) => void
  readonly titleOf: (url: string) => string
}

/** Reports a failed request: first to the console, then as a notification unless this is the live shop, last to the caller. */
export function reportFailure(
  failure: StaffFailure,
  { origin, productionOrigin, logError, notify, titleOf }: FailureReport,
  onError?: (failure: StaffFailure) => void,
): void {
  const title = titleOf(failure.url)
  logError(title, failure)
  if (productionOrigin === undefined || origin !== productionOrigin) notify({ title, text: failure.message })
  onError?.(failure)
}
