import type { Contacts } from './contacts.store'
import type { PersonalDataProvider } from './contacts.types'
import { isBuyerEmpty, prefilled } from './prefill.rules'

/** An empty contacts form is filled in by a provider of personal data; what is typed meanwhile stays (CONTACT-09). */
export async function prefillContacts(contacts: Contacts, provider: PersonalDataProvider): Promise<void> {
  if (!isBuyerEmpty(contacts.state.getState())) return
  // The page's own code: it may throw before it promises anything.
  const data = await Promise.resolve()
    .then(provider)
    .catch(() => null)
  const { buyer, foreignPhones } = contacts.state.getState()
  if (data !== null) contacts.editBuyer(prefilled(buyer, data, foreignPhones))
}
