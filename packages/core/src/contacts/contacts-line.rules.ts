import { formatPhone } from '../forms'
import { personName } from '../lib/person-name'
import { filled } from './contacts.rules'
import type { ContactsState } from './contacts.types'

/** The contacts in one line, for those who need them no more: names, phone and e-mail of the buyer, and who receives (CONTACT-08). */
export const contactsLine = ({ buyer, recipient, otherRecipient }: ContactsState): readonly string[] => [
  ...[personName(buyer), formatPhone(buyer.phone), buyer.email.trim()].filter(filled),
  ...(otherRecipient ? [personName(recipient)] : []),
]
