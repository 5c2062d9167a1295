import type { ContactField } from '@prilavok/core/contacts'
import { checkoutFlow } from '@prilavok/core/flows'
import { useStore } from 'zustand'
import { useShop } from '../shop-context'
import { useCheckoutField } from './use-checkout'

/** What the control of a field about a person shows and calls. */
export interface UseContactField {
  readonly id: string
  readonly value: string
  readonly error: string | undefined
  readonly onInput: (value: string) => void
  readonly onBlur: () => void
}

const RECIPIENT = 'recipient.'

/**
 * One field about the buyer or, with `recipient.` before its name, the other recipient, and what it says when it is wrong;
 * renders again only when this field changes.
 */
export function useContactField(field: ContactField, words: string): UseContactField {
  const { state, editBuyer, editRecipient } = useShop().use(checkoutFlow).features.contacts
  const { id, error, left } = useCheckoutField(field)
  const isRecipient = field.startsWith(RECIPIENT)
  const name = field.replace(RECIPIENT, '') as 'firstName'
  const value = useStore(state, ({ buyer, recipient }) => (isRecipient ? recipient : buyer)[name])
  return {
    id,
    value,
    error: error(words),
    onInput: (text) => (isRecipient ? editRecipient : editBuyer)({ [name]: text }),
    onBlur: left,
  }
}
