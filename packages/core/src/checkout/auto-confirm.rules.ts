import { ACCEPTABLE_SCORE } from './checkout.rules'
import type { CheckoutState } from './checkout.types'

/** The page asks so long after the order was filled in. Source: CHK-66. */
export const AUTO_CONFIRM_MS = 60_000
/** After 'not now' it asks again so long after. Source: CHK-67. */
export const AUTO_CONFIRM_AGAIN_MS = 180_000
/** A buyer who is in the middle of something is not disturbed; the page looks again after this time. */
export const AUTO_CONFIRM_BUSY_MS = 5_000

/** What decides whether the page may ask by itself. */
export interface AutoConfirmFacts extends Pick<CheckoutState, 'screen' | 'submission' | 'question'> {
  /** The shop's setting. Source: CHK-68. */
  readonly available: boolean
  readonly score: number
}

/** Whether the order is one that the page may ask about: filled in, on its form, nothing else going on (CHK-66). */
export const mayAskToOrder = ({ available, score, screen, submission, question }: AutoConfirmFacts): boolean =>
  available && score >= ACCEPTABLE_SCORE && screen === 'form' && submission === 'idle' && question === null
