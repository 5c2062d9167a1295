import type { Buyer } from '@prilavok/contracts'
import { isValidEmail, isValidPhone, phoneDigits } from '../forms'
import { filled } from './contacts.rules'
import type { ContactsState, PersonalData } from './contacts.types'

const PREFILLED = ['firstName', 'lastName', 'phone', 'email'] as const

/** Whether the buyer's fields are still empty. */
export const isBuyerEmpty = ({ buyer }: ContactsState): boolean => PREFILLED.every((field) => !filled(buyer[field]))

/** What a keeper of personal data adds to a buyer: only what is empty, and no phone or e-mail that does not hold (CONTACT-09). */
export function prefilled(buyer: Buyer, data: PersonalData, foreignPhones = false): Partial<Buyer> {
  const phone = (given: string) => isValidPhone(given, foreignPhones)
  const holds = { firstName: filled, lastName: filled, phone, email: isValidEmail }
  return Object.fromEntries(
    PREFILLED.flatMap((field) => {
      const given = (data[field] ?? '').trim()
      return filled(buyer[field]) || !holds[field](given)
        ? []
        : [[field, field === 'phone' ? phoneDigits(given) : given]]
    }),
  )
}
