import { checkoutErrors } from '../checkout'
import type { Effects } from '../effects'
import { checkoutFacts } from './checkout-facts'
import type { CheckoutRooms } from './checkout-rooms'
import { createConfirm } from './confirm.flow'

type Given = Pick<Effects, 'http' | 'storage' | 'session' | 'random' | 'locks' | 'location'>

/**
 * Submits once, however often it is asked (SAFE-01). `answersHere` waits for what the form is still asking the server,
 * so that a quick buyer is not told of its absence.
 */
export function createSubmit(rooms: CheckoutRooms, effects: Given, answersHere: () => Promise<void>): () => Promise<void> {
  const { checkout, company, contacts, delivery, payment, order } = rooms
  const confirm = createConfirm(rooms, effects)
  return async () => {
    if (checkout.state.get().submission !== 'idle') return
    contacts.settle()
    checkout.begin('saving')
    await answersHere()
    const errors = checkoutErrors(checkoutFacts(contacts.state.get(), delivery.state.get(), payment.state.get(), company.state.get()))
    const { id } = order.state.get()
    if (errors.length > 0 || id === null) return checkout.end()
    await confirm(id)
  }
}
