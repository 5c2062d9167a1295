import { emptyBuyer, type Buyer, type OrderDraft, type Person } from '@prilavok/contracts'
import { isEmailValid, isPhoneValid } from '../forms'
import type { ContactField, ContactsState } from './contacts.types'

const nobody: Person = { firstName: '', lastName: '', middleName: '', phone: '' }

/** Contacts before anybody has typed. */
export const initialContacts: ContactsState = { buyer: emptyBuyer, recipient: nobody, otherRecipient: false, consent: false }

const filled = (text: string): boolean => text.trim() !== ''

/** First, middle and last name in one line, empty parts left out (CONTACT-05). */
export const fullName = ({ firstName, middleName, lastName }: Omit<Person, 'phone'>): string =>
  [firstName, middleName, lastName].map((part) => part.trim()).filter(filled).join(' ')

/** Whether first and last name are there. */
export const namesAreFilled = ({ firstName, lastName }: Pick<Person, 'firstName' | 'lastName'>): boolean => filled(firstName) && filled(lastName)

/** A given middle name is not asked for, but carriers may refuse without it (CONTACT-07). */
export const middleNameIsMissing = (person: Person): boolean => namesAreFilled(person) && !filled(person.middleName)

/** An empty or invalid main phone takes over a valid secondary one (CONTACT-06). */
export const withMainPhone = (buyer: Buyer): Buyer =>
  !isPhoneValid(buyer.phone) && isPhoneValid(buyer.secondaryPhone) ? { ...buyer, phone: buyer.secondaryPhone } : buyer

/** The fields that do not hold, in the order of the form (VALID-03 to VALID-08, VALID-15 to VALID-18). */
export function contactErrors({ buyer, recipient, otherRecipient }: ContactsState): readonly ContactField[] {
  const checks: ReadonlyArray<readonly [field: ContactField, holds: boolean]> = [
    ['lastName', filled(buyer.lastName)],
    ['firstName', filled(buyer.firstName)],
    ['phone', isPhoneValid(buyer.phone)],
    ['secondaryPhone', buyer.secondaryPhone === '' || isPhoneValid(buyer.secondaryPhone)],
    ['email', buyer.email === '' || isEmailValid(buyer.email)],
    ['recipient.lastName', !otherRecipient || filled(recipient.lastName)],
    ['recipient.firstName', !otherRecipient || filled(recipient.firstName)],
    ['recipient.phone', !otherRecipient || isPhoneValid(recipient.phone)],
  ]
  return checks.flatMap(([field, holds]) => (holds ? [] : [field]))
}

/** The contacts of a draft; the consent is given anew in every visit. */
export const contactsOfDraft = (state: ContactsState, draft: OrderDraft): ContactsState => ({
  ...state,
  buyer: draft.buyer,
  recipient: draft.recipient ?? state.recipient,
  otherRecipient: draft.recipient !== null,
})
