import { formatPhone } from '../forms'
import { filled, fullName } from './contacts.rules'
import type { ContactsState } from './contacts.types'

/** The contacts in one line, for those who need them no more: names, phone and e-mail of the buyer, and who receives (CONTACT-08). */
export const contactsLine = ({ buyer, recipient, otherRecipient }: ContactsState): readonly string[] => [
  ...[fullName(buyer), formatPhone(buyer.phone), buyer.email.trim()].filter(filled),
  ...(otherRecipient ? [fullName(recipient)] : []),
]
