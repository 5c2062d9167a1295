import type { ContactField } from '@prilavok/core/contacts'
import { checkoutFlow } from '@prilavok/core/flows'
import { useShop, useStore } from '../shop-context'
import { useCheckoutField, type UseCheckoutField } from './use-checkout'

/** One field about a person: what a field of the order page needs, its text, and whom to tell of another one. */
export interface UseContactField extends UseCheckoutField {
  readonly value: string
  readonly edit: (value: string) => void
}

const RECIPIENT = 'recipient.'

/** One field about the buyer or, with `recipient.` before its name, the other recipient; renders again only when this field changes. */
export function useContactField(field: ContactField): UseContactField {
  const { state, editBuyer, editRecipient } = useShop().use(checkoutFlow).rooms.contacts
  const isRecipient = field.startsWith(RECIPIENT)
  const name = field.replace(RECIPIENT, '') as 'firstName'
  return {
    ...useCheckoutField(field),
    value: useStore(state, ({ buyer, recipient }) => (isRecipient ? recipient : buyer)[name]),
    edit: (value) => (isRecipient ? editRecipient : editBuyer)({ [name]: value }),
  }
}
