import { emptyBuyer, type Buyer, type OrderDraft, type Person } from '@prilavok/contracts'
import { buyerRules, failingFields, isValidPhone, recipientRules } from '../forms'
import { joinNames } from '../lib/person-name'
import type { ContactField, ContactsState, NameParts, PersonRole } from './contacts.types'

const nobody: Person = { firstName: '', lastName: '', middleName: '', phone: '' }

/** Contacts before anybody has typed. */
export const initialContacts: ContactsState = {
  buyer: emptyBuyer,
  recipient: nobody,
  otherRecipient: false,
  consent: false,
  foreignPhones: false,
  typedNames: { buyer: null, recipient: null },
}

export const filled = (text: string): boolean => text.trim() !== ''

/** First, middle and last name in one line, as they are typed in one field and sent; what is shown is `personName`. Source: CONTACT-05. */
export const fullName = ({ firstName, middleName, lastName }: Omit<Person, 'phone'>): string =>
  joinNames(firstName, middleName, lastName)

/**
 * A name typed in one field, by its words: first, middle and last name, or first and last name; the fourth word and
 * later ones join the last name, so nothing typed is lost (SUGGEST-17 to SUGGEST-20).
 */
export function splitName(text: string): NameParts {
  const [firstName = '', second = '', ...rest] = text.split(/\s+/).filter(filled)
  return rest.length === 0
    ? { firstName, middleName: '', lastName: second }
    : { firstName, middleName: second, lastName: rest.join(' ') }
}

/** What a field for the whole name shows: the text as it is typed, later the name as it is known. */
export const shownName = (state: ContactsState, of: PersonRole): string => state.typedNames[of] ?? fullName(state[of])

/** A person takes other names. */
export function named(state: ContactsState, of: PersonRole, parts: NameParts, typed: string | null): ContactsState {
  const person = { ...state[of], ...parts, ...(of === 'buyer' && { fullName: fullName(parts) }) }
  return { ...state, [of]: person, typedNames: { ...state.typedNames, [of]: typed } }
}

/** Whether first and last name are there. */
export const namesAreFilled = ({ firstName, lastName }: Pick<Person, 'firstName' | 'lastName'>): boolean =>
  filled(firstName) && filled(lastName)

/** A given middle name is not requested, but carriers may refuse without it. Source: CONTACT-07. */
export const middleNameIsMissing = (person: Person): boolean => namesAreFilled(person) && !filled(person.middleName)

/** An empty or invalid main phone takes over a valid secondary one. Source: CONTACT-06. */
export const withMainPhone = (buyer: Buyer, foreignPhones = false): Buyer =>
  !isValidPhone(buyer.phone, foreignPhones) && isValidPhone(buyer.secondaryPhone, foreignPhones)
    ? { ...buyer, phone: buyer.secondaryPhone }
    : buyer

/** The fields that do not hold, in the order of the form. Source: VALID-03 to VALID-08, VALID-15 to VALID-18. */
export const contactErrors = ({
  buyer,
  recipient,
  otherRecipient,
  foreignPhones,
}: ContactsState): readonly ContactField[] => [
  ...failingFields(buyerRules, { ...buyer }, foreignPhones),
  ...(otherRecipient
    ? failingFields(recipientRules, { ...recipient }, foreignPhones).map((name) => `recipient.${name}` as const)
    : []),
]

/** The contacts of a draft; the consent is given anew in every visit. */
export const contactsOfDraft = (state: ContactsState, draft: OrderDraft): ContactsState => ({
  ...state,
  buyer: draft.buyer,
  recipient: draft.recipient ?? state.recipient,
  otherRecipient: draft.recipient !== null,
  typedNames: initialContacts.typedNames,
})
