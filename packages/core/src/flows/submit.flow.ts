import { checkoutErrors } from '../checkout'
import type { Effects } from '../effects'
import { lazyPart } from '../lib/lazy-part'
import { checkoutFacts } from './checkout-facts'
import type { CheckoutRooms } from './checkout-rooms'

type Given = Pick<Effects, 'http' | 'storage' | 'session' | 'random' | 'locks' | 'location'>

const loadConfirm = lazyPart(() => import('./confirm.flow'))

/** Fetches what makes the order while the form is being filled in, so that a press does not wait for it. */
export const prepareSubmit = (): void => void loadConfirm()

/**
 * Submits once, however often it is asked (SAFE-01). `answersHere` waits for what the form is still asking the server,
 * so that a quick buyer is not told of its absence.
 */
export function createSubmit(rooms: CheckoutRooms, effects: Given, answersHere: () => Promise<void>): () => Promise<void> {
  const { checkout, company, contacts, delivery, payment, order } = rooms
  return async () => {
    if (checkout.state.get().submission !== 'idle') return
    contacts.settle()
    checkout.begin('saving')
    await answersHere()
    const errors = checkoutErrors(checkoutFacts(contacts.state.get(), delivery.state.get(), payment.state.get(), company.state.get()))
    const { id } = order.state.get()
    if (errors.length > 0 || id === null) return checkout.end()
    const part = await loadConfirm()
    // Nothing has left the page: to the buyer it is the same as edits that could not be saved.
    if (part === null) return checkout.end({ failure: { kind: 'unsaved', detail: '' } })
    await part.createConfirm(rooms, effects)(id)
  }
}
