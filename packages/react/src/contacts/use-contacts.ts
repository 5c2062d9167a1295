import { contactsFeature, type Contacts, type ContactsState } from '@prilavok/core/contacts'
import { useStore } from 'zustand'
import { useShop } from '../shop-context'

/** Who orders and who receives. */
export function useContacts(): ContactsState & Omit<Contacts, 'state' | 'restore'> {
  const { state, restore: _, ...actions } = useShop().use(contactsFeature)
  return { ...useStore(state), ...actions }
}
