import { isBuyerEmpty, prefilled, type Contacts, type PersonalDataProvider } from '../contacts'

/** An empty contacts form is filled in by a keeper of personal data; what is typed meanwhile stays (CONTACT-09). */
export async function prefillContacts(contacts: Contacts, provider: PersonalDataProvider): Promise<void> {
  if (!isBuyerEmpty(contacts.state.getState())) return
  // The page's own code: it may throw before it promises anything.
  const data = await Promise.resolve()
    .then(provider)
    .catch(() => null)
  if (data !== null) contacts.editBuyer(prefilled(contacts.state.getState().buyer, data))
}
