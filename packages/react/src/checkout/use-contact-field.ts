import type { ContactField } from '@prilavok/core/contacts'
import { checkoutFlow } from '@prilavok/core/flows'
import { useStore } from 'zustand'
import { useShop } from '../shop-context'
import { useCheckoutField } from './use-checkout'

/** What the control of a field about a person shows and calls. */
export interface UseContactField {
  /** The id that the field's control must carry. */
  readonly id: string
  /** The text in the field. */
  readonly value: string
  /** What to show at the field; nothing while it is not shown as wrong. */
  readonly error: string | undefined
  /** Takes the whole text after each change. */
  readonly onInput: (value: string) => void
  /** Is to be called when the field is left. */
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
