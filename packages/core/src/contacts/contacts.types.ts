import type { Buyer, Person } from '@prilavok/contracts'

/** Fields that the buyer fills in about people; `recipient.` ones only with another recipient. */
export type ContactField =
  | 'firstName'
  | 'lastName'
  | 'middleName'
  | 'phone'
  | 'secondaryPhone'
  | 'email'
  | 'recipient.firstName'
  | 'recipient.lastName'
  | 'recipient.middleName'
  | 'recipient.phone'

/** The buyer or the other recipient. */
export type PersonRole = 'buyer' | 'recipient'

/** First, middle and last name; empty text for what is not given. */
export type NameParts = Pick<Person, 'firstName' | 'middleName' | 'lastName'>

/** Who orders and who receives, as typed so far. */
export interface ContactsState {
  /** Who orders. */
  readonly buyer: Buyer
  /** Kept while the checkbox is off, so that ticking it again brings the typed names back. */
  readonly recipient: Person
  /** Another person receives the order. Source: CONTACT-03. */
  readonly otherRecipient: boolean
  /** The buyer agrees that personal data are processed. */
  readonly consent: boolean
  /** Phones of other countries hold too, as the shop has set it. */
  readonly foreignPhones: boolean
  /** A name typed in one field, until a suggestion is chosen or the server has sorted its words. Source: SUGGEST-21. */
  readonly typedNames: Readonly<Record<PersonRole, string | null>>
}

/** What a keeper of personal data knows of a person; whatever it does not know is absent or empty. */
export interface PersonalData {
  readonly firstName?: string | null | undefined
  readonly lastName?: string | null | undefined
  readonly phone?: string | null | undefined
  readonly email?: string | null | undefined
}

/** Asks a keeper of personal data, such as the service of a search engine or the shop's own account; null when it knows nobody (CONTACT-09). */
export type PersonalDataProvider = () => Promise<PersonalData | null>
