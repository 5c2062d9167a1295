import type { WizardStep } from '@prilavok/contracts'
import { subscribeWithSelector } from 'zustand/middleware'
import { createStore } from 'zustand/vanilla'
import { checkoutErrors, completeness, looksReady, stepOf, type CheckoutError, type CheckoutFacts } from '../checkout'
import { INVOICE_PAYMENT, missingCompanyFields, type CompanyState } from '../company'
import { contactErrors, namesAreFilled, type ContactsState } from '../contacts'
import { isDeliveryComplete, type DeliveryState } from '../delivery'
import { courierRules, failingFields, isValidPhone } from '../forms'
import { subscribeToAll, type ReadonlyStore } from '../lib/store'
import { withValues } from '../lib/with-values'
import type { PaymentState } from '../payment'
import type { CheckoutFeatures } from './checkout-features'

/** What the checkout's rules need to know, gathered from the features. */
export const checkoutFacts = (
  contacts: ContactsState,
  delivery: DeliveryState,
  payment: Pick<PaymentState, 'choice' | 'offers'>,
  company: CompanyState,
): CheckoutFacts => ({
  otherRecipient: contacts.otherRecipient,
  wrongContacts: contactErrors(contacts),
  hasBuyerNames: namesAreFilled(contacts.buyer),
  hasBuyerPhone: isValidPhone(contacts.buyer.phone, contacts.foreignPhones),
  hasSecondaryPhone: isValidPhone(contacts.buyer.secondaryPhone, contacts.foreignPhones),
  hasRecipientNames: namesAreFilled(contacts.recipient),
  hasRecipientPhone: isValidPhone(contacts.recipient.phone, contacts.foreignPhones),
  method: delivery.method,
  hasCarrier: delivery.carrier !== null,
  hasPoint: delivery.pickupPointId !== null,
  missingAddress: failingFields(courierRules, { ...delivery.address }),
  hasPayment: payment.offers.some((offer) => offer.id === payment.choice && offer.available),
  consent: contacts.consent,
  missingCompany:
    payment.choice === INVOICE_PAYMENT ? missingCompanyFields(company).map((field) => `company.${field}` as const) : [],
})

/** What follows from the features together. */
export interface CheckoutView {
  /** Everything that stands between the buyer and the order, in the order of the checks. Source: VALID-01. */
  readonly errors: readonly CheckoutError[]
  /** How much is filled in, 0 to 97. Source: CHK-69 to CHK-74. */
  readonly score: number
  /** The submit button looks enabled. Source: CHK-31. */
  readonly ready: boolean
  readonly step: WizardStep
  /** Payment is offered once the order has an id and the delivery is complete. Source: PAY-17. */
  readonly paymentIsOpen: boolean
}

/** Reads a state of every feature: the present one, or the one before anything was stored or loaded. */
type Read = <S>(store: ReadonlyStore<S>) => S
const present: Read = (store) => store.getState()
const first: Read = (store) => store.getInitialState()

const viewOf = ({ company, contacts, delivery, payment, order }: CheckoutFeatures, read: Read): CheckoutView => {
  const facts = checkoutFacts(read(contacts.state), read(delivery.state), read(payment.state), read(company.state))
  return {
    errors: checkoutErrors(facts),
    score: completeness(facts),
    ready: looksReady(facts),
    step: stepOf(facts),
    paymentIsOpen: read(order.state).id !== null && isDeliveryComplete(read(delivery.state)),
  }
}

const fieldsOf = ({ errors }: CheckoutView): string => errors.map(({ field }) => field).join()

/** Keeps the view up to date; it stays the same view where nothing follows from what has changed, as with most keys. */
export function createCheckoutView(features: CheckoutFeatures): ReadonlyStore<CheckoutView> {
  const view = createStore(subscribeWithSelector(() => viewOf(features, first)))
  const { company, contacts, delivery, payment, order } = features
  const follow = () =>
    view.setState((former) => {
      const next = viewOf(features, present)
      return withValues(former, fieldsOf(former) === fieldsOf(next) ? { ...next, errors: former.errors } : next)
    }, true)
  subscribeToAll([company.state, contacts.state, delivery.state, payment.state, order.state], follow)
  follow()
  return view
}
