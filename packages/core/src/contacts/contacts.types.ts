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

/** Who orders and who receives, as typed so far. */
export interface ContactsState {
  readonly buyer: Buyer
  /** Kept while the checkbox is off, so that ticking it again brings the typed names back. */
  readonly recipient: Person
  /** Another person receives the order (CONTACT-03). */
  readonly otherRecipient: boolean
  readonly consent: boolean
}
