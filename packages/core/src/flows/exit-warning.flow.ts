import type { WizardStep } from '@prilavok/contracts'
import { checkoutSettings, EXIT_EDGE_PX, warnsOfExit } from '../checkout'
import { subscribeToAll, type ReadonlyStore } from '../lib/store'
import type { Shop } from '../shop'
import type { CheckoutFeatures } from './checkout-features'
import type { CheckoutView } from './checkout-view'

/** Warns a buyer who is about to leave an order behind: with a dialog when the mouse goes for the tabs, by the browser when the page goes (CHK-75 to CHK-81). */
export function startExitWarning(
  features: CheckoutFeatures,
  view: ReadonlyStore<CheckoutView>,
  { effects: { page }, option, settings }: Pick<Shop, 'effects' | 'option' | 'settings'>,
): void {
  const { cart, checkout, payment } = features
  const { preventExit } = settings(checkoutSettings).checkout
  /** One warning is help, the second on the same step is a nuisance. */
  const warned = new Set<WizardStep>()
  let stop: (() => void) | null = null

  const warns = (kind: 'old' | 'new') =>
    warnsOfExit({
      ...checkout.state.getState(),
      kind,
      step: view.getState().step,
      payment: payment.state.getState().choice,
      hasLines: cart.cart.state.getState().lines.length > 0,
    })
  const follow = () => {
    const active =
      warns(preventExit ? 'new' : option('ExitWarningType')) || checkout.state.getState().screen === 'checking'
    if (active && stop === null) stop = page.warnOnLeave()
    if (!active) {
      stop?.()
      stop = null
    }
  }
  page.onMouseLeave((clientY) => {
    const { step } = view.getState()
    const { question } = checkout.state.getState()
    if (
      clientY >= EXIT_EDGE_PX ||
      !warns(option('ExitWarningType')) ||
      question !== null ||
      page.hasDialog() ||
      warned.has(step)
    )
      return
    warned.add(step)
    checkout.ask({ kind: 'stay' })
  })
  subscribeToAll([checkout.state, payment.state, cart.cart.state, view], follow)
  follow()
}
