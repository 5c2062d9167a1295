import { checkoutErrors } from '../checkout'
import type { Effects } from '../effects'
import { checkoutFacts } from './checkout-facts'
import { createConfirm, type ConfirmRooms } from './confirm.flow'
import type { PaymentFlow } from './payment.flow'

type Given = Pick<Effects, 'http' | 'storage' | 'session' | 'random' | 'locks' | 'location'>

/** What the press of the button needs beside the rooms. */
export interface SubmitWays {
  /** What the form is still asking the server: a quick buyer is not told of its absence; null when nothing is. */
  readonly answersHere: () => Promise<void> | null
  /** Tells direct payments from those of a service, and takes the order there; null until the payment is here, and nothing can be chosen. */
  readonly payment: () => Pick<PaymentFlow, 'isDirect' | 'pay'> | null
}

/** Submits once, however often it is asked (SAFE-01): paid directly the order is confirmed, else it goes to its payment service (PAY-45, PAY-56). */
export function createSubmit(
  rooms: ConfirmRooms,
  effects: Given,
  { answersHere, payment: ways }: SubmitWays,
): () => Promise<void> {
  const { checkout, company, contacts, delivery, payment, order } = rooms
  const confirm = createConfirm(rooms, effects)
  const isWrong = () =>
    checkoutErrors(
      checkoutFacts(
        contacts.state.getState(),
        delivery.state.getState(),
        payment.state.getState(),
        company.state.getState(),
      ),
    ).length > 0
  return async () => {
    if (checkout.state.getState().submission !== 'idle') return
    contacts.settle()
    const answers = answersHere()
    // What is known to be missing is told at once, without a button that is busy for a moment.
    if (answers === null && isWrong()) return checkout.end()
    checkout.begin('saving')
    await answers
    const { id } = order.state.getState()
    const { choice } = payment.state.getState()
    const way = ways()
    if (isWrong() || id === null || choice === null || way === null) return checkout.end()
    await (way.isDirect(choice) ? confirm.order(id) : way.pay(id, choice))
  }
}
