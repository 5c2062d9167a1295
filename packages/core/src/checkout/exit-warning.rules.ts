import type { WizardStep } from '@prilavok/contracts'
import type { CheckoutState } from './checkout.types'

/** A mouse that leaves the window above this line is on its way to the tabs or the address. Source: CHK-75. */
export const EXIT_EDGE_PX = 10

/** Paid in parts: their services take the buyer over by themselves (CHK-77). */
const SPLIT_PAYMENTS: ReadonlySet<string> = new Set(['PayViaDolyame', 'PayViaYandexSplit'])

/** What decides whether a buyer who leaves is warned. */
export interface ExitFacts extends Pick<CheckoutState, 'screen' | 'submission'> {
  /** Which of the two kinds of warning the split test has given this buyer. Source: CHK-79. */
  readonly kind: 'old' | 'new'
  readonly step: WizardStep
  /** The chosen payment option. */
  readonly payment: string | null
  /** An order without products is none. */
  readonly hasLines: boolean
}

/** Whether leaving now would lose an order: on its form, not accepted, not on its way (CHK-77); the old kind only before the last press (CHK-78). */
export const warnsOfExit = ({ kind, screen, submission, step, payment, hasLines }: ExitFacts): boolean =>
  screen === 'form' &&
  submission === 'idle' &&
  hasLines &&
  !SPLIT_PAYMENTS.has(payment ?? '') &&
  (kind === 'new' || step === 'orderConfirmation')
