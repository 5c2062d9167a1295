import type { CheckGroup } from '../checks/check'
import type { Exchange } from './exchange'
import type { Feature } from './features'

/** Which sentence of the contract a check has found broken, and where that was seen. */
export interface BrokenSentence {
  /** The sentence as the documentation has it. */
  readonly sentence: string
  /** Page of the documentation and its heading. */
  readonly at: string
  /** What the back end did in its place. */
  readonly saw: string
  /** The last request and its response. */
  readonly exchange: Exchange | null
}

/** How one check went. */
export interface CheckResult {
  /** The feature that it judges; `http` for what every back end does. */
  readonly group: CheckGroup
  /** What was judged. */
  readonly name: string
  /** Whether it holds; `not-judged` where that could not be found out. */
  readonly status: 'passed' | 'failed' | 'not-judged'
  /** Milliseconds that it took. */
  readonly ms: number
  /** For a check that failed. */
  readonly broken: BrokenSentence | null
  /** Why a check was not made. */
  readonly reason: string | null
}

/** How a back end was judged. */
export interface ConformanceReport {
  /** The back end. */
  readonly origin: string
  /** The features that were judged. */
  readonly features: readonly Feature[]
  /** When it began, ISO 8601. */
  readonly startedOn: string
  /** Milliseconds that it took. */
  readonly ms: number
  /** Checks that hold. */
  readonly passed: number
  /** Checks that do not hold. */
  readonly failed: number
  /** Checks that could not be made. */
  readonly notJudged: number
  /** Each check. */
  readonly results: readonly CheckResult[]
  /** Drafts that were made, and how many of them are empty again; the others are orders, or could not be emptied. */
  readonly drafts: { readonly made: number; readonly emptied: number }
}
