import type { PaymentOptionId } from '@prilavok/contracts'
import { checkoutErrors } from '../checkout'
import type { Effects } from '../effects'
import { checkoutFacts } from './checkout-facts'
import { createConfirm, type ConfirmRooms } from './confirm.flow'

type Given = Pick<Effects, 'http' | 'storage' | 'session' | 'random' | 'locks' | 'location'>

/** What the press of the button needs beside the rooms. */
export interface SubmitWays {
  /** Waits for what the form is still asking the server, so that a quick buyer is not told of its absence. */
  readonly answersHere: () => Promise<void>
  /** The option needs no payment service (PAY-56). */
  readonly isDirect: (option: PaymentOptionId) => boolean
  /** Takes the order to the payment service of the option. */
  readonly pay: (id: string, option: PaymentOptionId) => Promise<void>
}

/** Submits once, however often it is asked (SAFE-01): paid directly the order is confirmed, else it goes to its payment service (PAY-45, PAY-56). */
export function createSubmit(rooms: ConfirmRooms, effects: Given, { answersHere, isDirect, pay }: SubmitWays): () => Promise<void> {
  const { checkout, company, contacts, delivery, payment, order } = rooms
  const confirm = createConfirm(rooms, effects)
  return async () => {
    if (checkout.state.get().submission !== 'idle') return
    contacts.settle()
    checkout.begin('saving')
    await answersHere()
    const errors = checkoutErrors(checkoutFacts(contacts.state.get(), delivery.state.get(), payment.state.get(), company.state.get()))
    const { id } = order.state.get()
    const { choice } = payment.state.get()
    if (errors.length > 0 || id === null || choice === null) return checkout.end()
    await (isDirect(choice) ? confirm.order(id) : pay(id, choice))
  }
}
