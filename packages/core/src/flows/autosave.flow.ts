import type { OrderLineChange, Person } from '@prilavok/contracts'
import { cartLines, type CartState } from '../cart'
import { companyToDraft, INVOICE_PAYMENT } from '../company'
import type { ContactsState } from '../contacts'
import { deliveryCost, type DeliveryState } from '../delivery'
import type { Effects } from '../effects'
import { toJson } from '../lib/to-json'
import type { PaymentState } from '../payment'
import type { CheckoutRooms } from './checkout-rooms'

/** Autosave begins so long after the data are there (CHK-41). */
export const AUTOSAVE_FROM_MS = 1_000

const recipientOf = ({ otherRecipient, recipient }: ContactsState): Person | null => (otherRecipient ? recipient : null)

const deliveryOf = (state: DeliveryState, { choice }: Pick<PaymentState, 'choice'>) => ({
  cityId: state.cityId,
  method: state.method,
  carrier: state.carrier,
  pickupPointId: state.pickupPointId,
  cost: deliveryCost(state),
  paymentOption: choice,
  address: state.address,
})

const linesOf = (state: CartState): readonly OrderLineChange[] =>
  cartLines(state).map(({ id, quantity, hashCode }) => ({ id, quantity, hashCode }))

/** The invoice's company, where there is to be an invoice (INVOICE-04). */
const companyOf = ({ company, payment }: CheckoutRooms) =>
  payment.state.getState().choice === INVOICE_PAYMENT ? { company: companyToDraft(company.state.getState()) } : {}

/** Everything that a final save sends (CHK-43). */
export const wholeOrder = (rooms: CheckoutRooms) => ({
  ...companyOf(rooms),
  ...wholeDraft(rooms),
})

const wholeDraft = ({ cart, contacts, delivery, payment }: CheckoutRooms) => ({
  lines: linesOf(cart.cart.state.getState()),
  buyer: contacts.state.getState().buyer,
  recipient: recipientOf(contacts.state.getState()),
  delivery: deliveryOf(delivery.state.getState(), payment.state.getState()),
  personalDataConsent: contacts.state.getState().consent,
})

/** The saving of edits, once it runs. */
export interface Autosave {
  /** Runs what brings the draft's own values into the rooms: they are no edits. */
  readonly quietly: (run: () => void) => void
}

/** Saves every edit of the order draft. */
export function startAutosave(rooms: CheckoutRooms, { clock, page }: Pick<Effects, 'clock' | 'page'>): Autosave {
  const { cart, company, contacts, delivery, payment, order } = rooms
  let quiet = false
  const edited = (save: () => void) => () => {
    if (!quiet) save()
  }
  const saveDelivery = edited(() =>
    order.change({ delivery: deliveryOf(delivery.state.getState(), payment.state.getState()) }),
  )
  const deliveryParts = (state: DeliveryState) => toJson(deliveryOf(state, payment.state.getState()))

  clock.after(AUTOSAVE_FROM_MS, order.autosave)
  contacts.state.subscribe(
    ({ buyer }) => buyer,
    edited(() => order.change({ buyer: contacts.state.getState().buyer })),
  )
  contacts.state.subscribe(
    recipientOf,
    edited(() => order.change({ recipient: recipientOf(contacts.state.getState()) })),
  )
  company.state.subscribe(edited(() => order.change(companyOf(rooms))))
  delivery.state.subscribe(deliveryParts, saveDelivery)
  payment.state.subscribe(({ choice }) => choice, saveDelivery)
  cart.cart.state.subscribe(
    ({ goods }) => goods,
    (goods) => {
      // An emptied cart is the page's matter: it may be the trace of an order made in another tab.
      if (goods.length > 0) order.change({ lines: linesOf(cart.cart.state.getState()) })
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
