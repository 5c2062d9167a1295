import { isBuyerEmpty, prefilled, type Contacts, type PersonalDataProvider } from '../contacts'

/** An empty contacts form is filled in by a keeper of personal data; what is typed meanwhile stays (CONTACT-09). */
export async function prefillContacts(contacts: Contacts, provider: PersonalDataProvider): Promise<void> {
  if (!isBuyerEmpty(contacts.state.get())) return
  const data = await provider().catch(() => null)
  if (data !== null) contacts.editBuyer(prefilled(contacts.state.get().buyer, data))
}
