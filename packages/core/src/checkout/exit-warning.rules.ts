import type { WizardStep } from '@prilavok/contracts'
import type { CheckoutState } from './checkout.types'

/** A mouse that leaves the window above this line is on its way to the tabs or the address (CHK-75). */
export const EXIT_EDGE_PX = 10

/** What decides whether a buyer who leaves is warned. */
export interface ExitFacts extends Pick<CheckoutState, 'screen' | 'submission'> {
  /** Which of the two kinds of warning the split test has given this buyer (CHK-79). */
  readonly kind: 'old' | 'new'
  readonly step: WizardStep
  /** A split payment takes the buyer to its service by itself (CHK-77). */
  readonly paidBySplit: boolean
  /** An order without goods is none. */
  readonly hasGoods: boolean
}

/** Whether leaving now would lose an order: on its form, not accepted, not on its way (CHK-77); the old kind only before the last press (CHK-78). */
export const warnsOfExit = ({ kind, screen, submission, step, paidBySplit, hasGoods }: ExitFacts): boolean =>
  screen === 'form' && submission === 'idle' && hasGoods && !paidBySplit && (kind === 'new' || step === 'orderConfirmation')
