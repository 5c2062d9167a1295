import type { OrderChange, OrderDraft, OrderLineChange, Person } from '@prilavok/contracts'
import type { CartState } from '../cart'
import { companyToDraft, INVOICE_PAYMENT } from '../company'
import type { ContactsState } from '../contacts'
import { deliveryCost } from '../delivery'
import type { CheckoutFeatures } from './checkout-features'

/** The recipient of an order; null when the buyer receives it. */
export const recipientOf = ({ otherRecipient, recipient }: ContactsState): Person | null =>
  otherRecipient ? recipient : null

/** The delivery of an order with the payment that was chosen for it. */
export const deliveryOf = ({ delivery, payment }: Pick<CheckoutFeatures, 'delivery' | 'payment'>) => {
  const state = delivery.state.getState()
  const { cityId, method, carrier, pickupPointId, address } = state
  const paymentOption = payment.state.getState().choice
  return { cityId, method, carrier, pickupPointId, cost: deliveryCost(state), paymentOption, address }
}

/** The lines of an order: the server has names and prices of its own, and compares the hash codes with them. */
export const linesOf = ({ lines, calculated }: CartState): readonly OrderLineChange[] => {
  const hashCodes = new Map(calculated?.items.map(({ id, hashCode }) => [id, hashCode]))
  return lines.map(({ id, quantity }) => ({ id, quantity, hashCode: hashCodes.get(id) ?? null }))
}

/** The invoice's company, where there is to be an invoice. Source: INVOICE-04. */
export const companyOf = ({ company, payment }: Pick<CheckoutFeatures, 'company' | 'payment'>): OrderChange =>
  payment.state.getState().choice === INVOICE_PAYMENT ? { company: companyToDraft(company.state.getState()) } : {}

/** Everything that a final save sends. Source: CHK-43. */
export const wholeOrder = (features: CheckoutFeatures): OrderChange => ({
  ...companyOf(features),
  lines: linesOf(features.cart.cart.state.getState()),
  buyer: features.contacts.state.getState().buyer,
  recipient: recipientOf(features.contacts.state.getState()),
  delivery: deliveryOf(features),
  personalDataConsent: features.contacts.state.getState().consent,
})

/** Fills the features of the order page from a draft. */
export function restoreOrder({ contacts, company, delivery, payment }: CheckoutFeatures, draft: OrderDraft): void {
  contacts.restore(draft)
  company.restore(draft)
  delivery.restore(draft)
  payment.restore(draft.paymentOption)
}
