import type { Draft } from './db'
import type { Provider } from './rules/payment-providers'

/** A payment that a buyer starts. */
export interface PaymentStart {
  readonly provider: Provider
  readonly profileId: string | null
  readonly headers: Headers
}

/** What the stand-in of a provider does with a payment that starts. */
export interface StartScript {
  /** Kept with the payment; null = the buyer decides. */
  readonly script: string | null
  /** What the start comes to; `breaks-once` does the work and loses the first response. */
  readonly start: 'opens' | 'fails' | 'breaks' | 'breaks-once' | 'is-over'
  /** How long the start takes. */
  readonly delayMs: number
}

/** What a shop knows of its sandbox, where payments are simulated and tests move the clock: demo shops and tests have one. */
export interface Sandbox {
  /** How far the shop's clock is ahead of the present, in milliseconds. */
  readonly aheadMs: () => number
  /** The script of a payment that starts; throws an HttpProblem where a request names none that exists. */
  readonly scriptOf: (start: PaymentStart, draft: Draft) => StartScript
  /** Headers of its own that pages of another origin may send. */
  readonly headers: readonly string[]
}

/** The script of a payment at a real provider. */
export const NO_SCRIPT: StartScript = { script: null, start: 'opens', delayMs: 0 }
