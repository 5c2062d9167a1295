import { AUTO_CONFIRM_AGAIN_MS, AUTO_CONFIRM_BUSY_MS, AUTO_CONFIRM_MS, mayAskToOrder } from '../checkout'
import type { Effects } from '../effects'
import { subscribeToAll, type ReadonlyStore } from '../lib/store'
import type { CheckoutFeatures } from './checkout-features'
import type { CheckoutView } from './checkout-view'

/** A timer that is so late has slept with its computer: the buyer has just come back, and waits anew. */
const SLEPT_MS = 5_000

/** Offers to order once everything has been filled in for a while; never orders by itself. Source: CHK-65 to CHK-68. */
export function startAutoConfirm(
  { checkout, contacts, delivery, payment }: CheckoutFeatures,
  view: ReadonlyStore<CheckoutView>,
  { clock, page }: Pick<Effects, 'clock' | 'page'>,
): void {
  let wait = AUTO_CONFIRM_MS
  let editedAt = clock.now()
  let stop: (() => void) | null = null
  const may = () => mayAskToOrder({ ...checkout.state.getState(), available: true, score: view.getState().score })
  const isBusy = () => page.hasDialog() || clock.now() - editedAt < AUTO_CONFIRM_BUSY_MS

  const disarm = () => {
    stop?.()
    stop = null
  }
  const arm = (ms: number) => {
    disarm()
    const due = clock.now() + ms
    stop = clock.after(ms, () => {
      stop = null
      if (!may()) return
      if (clock.now() - due > SLEPT_MS) arm(wait)
      else if (isBusy()) arm(AUTO_CONFIRM_BUSY_MS)
      else checkout.ask({ kind: 'order' })
    })
  }
  const follow = () => {
    if (!may()) disarm()
    else if (stop === null) arm(wait)
  }
  const edited = () => {
    editedAt = clock.now()
  }
  subscribeToAll([contacts.state, delivery.state, payment.state], edited)
  checkout.state.subscribe(
    ({ question }) => question,
    (_, former) => {
      if (former?.kind === 'order') wait = AUTO_CONFIRM_AGAIN_MS
    },
  )
  view.subscribe(follow)
  checkout.state.subscribe(follow)
  follow()
}
