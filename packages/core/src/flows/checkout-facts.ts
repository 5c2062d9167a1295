import type { CheckoutFacts } from '../checkout'
import { INVOICE_PAYMENT, missingCompanyFields, type CompanyState } from '../company'
import { contactErrors, namesAreFilled, type ContactsState } from '../contacts'
import type { DeliveryState } from '../delivery'
import { isValidPhone } from '../forms'
import type { OrderPaymentState } from './order-payment'

const ADDRESS_PARTS = ['city', 'street', 'house'] as const

/** What the checkout's rules need to know, gathered from the rooms. */
export const checkoutFacts = (
  contacts: ContactsState,
  delivery: DeliveryState,
  payment: Pick<OrderPaymentState, 'choice' | 'offers'>,
  company: CompanyState,
): CheckoutFacts => ({
  otherRecipient: contacts.otherRecipient,
  wrongContacts: contactErrors(contacts),
  hasBuyerNames: namesAreFilled(contacts.buyer),
  hasBuyerPhone: isValidPhone(contacts.buyer.phone),
  hasSecondaryPhone: isValidPhone(contacts.buyer.secondaryPhone),
  hasRecipientNames: namesAreFilled(contacts.recipient),
  hasRecipientPhone: isValidPhone(contacts.recipient.phone),
  method: delivery.method,
  hasCarrier: delivery.carrier !== null,
  hasPoint: delivery.pickupPointId !== null,
  missingAddress: ADDRESS_PARTS.filter((part) => delivery.address[part].trim() === ''),
  hasPayment: payment.offers.some((offer) => offer.id === payment.choice && offer.available),
  consent: contacts.consent,
  missingCompany:
    payment.choice === INVOICE_PAYMENT ? missingCompanyFields(company).map((field) => `company.${field}` as const) : [],
})
