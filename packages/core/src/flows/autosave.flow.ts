import type { Effects } from '../effects'
import type { CheckoutFeatures } from './checkout-features'
import { companyOf, deliveryOf, linesOf, recipientOf } from './order-parts'

/** Autosave begins so long after the data are there. Source: CHK-41. */
export const AUTOSAVE_FROM_MS = 1_000

/** The saving of edits, once it runs. */
export interface Autosave {
  /** Runs what restores the draft's own values: they are no edits. */
  readonly quietly: (run: () => void) => void
}

/** Saves every edit of the order draft. */
export function startAutosave(features: CheckoutFeatures, { clock, page }: Pick<Effects, 'clock' | 'page'>): Autosave {
  const { cart, company, contacts, delivery, payment, order } = features
  let quiet = false
  const edited = (save: () => void) => () => {
    if (!quiet) save()
  }
  const saveDelivery = edited(() => order.change({ delivery: deliveryOf(features) }))

  clock.after(AUTOSAVE_FROM_MS, order.autosave)
  contacts.state.subscribe(
    ({ buyer }) => buyer,
    edited(() => order.change({ buyer: contacts.state.getState().buyer })),
  )
  contacts.state.subscribe(
    recipientOf,
    edited(() => order.change({ recipient: recipientOf(contacts.state.getState()) })),
  )
  company.state.subscribe(edited(() => order.change(companyOf(features))))
  delivery.state.subscribe(() => JSON.stringify(deliveryOf(features)), saveDelivery)
  payment.state.subscribe(({ choice }) => choice, saveDelivery)
  cart.cart.state.subscribe(
    ({ lines }) => lines,
    (lines) => {
      // An emptied cart is the page's matter: it may be the trace of an order made in another tab.
      if (lines.length > 0) order.change({ lines: linesOf(cart.cart.state.getState()) })
    },
  )
  page.onLeave(order.leave)
  page.onOnline(() => void order.flush())
  return {
    quietly(run) {
      quiet = true
      try {
        run()
      } finally {
        quiet = false
      }
    },
  }
}
