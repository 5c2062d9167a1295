import type { ContactField } from '@prilavok/core/contacts'
import { useContactField } from '@prilavok/react'
import { PhoneField, type PhoneFieldProps } from '@prilavok/ui/phone-field'
import { TextField, type TextFieldProps } from '@prilavok/ui/text-field'

/** What a field about a person is told by the form around it; the rest it asks of its room, so that a key renders this field alone. */
type Own<P> = Omit<P, 'id' | 'value' | 'error' | 'onInput' | 'onBlur'> & {
  readonly of: ContactField
  /** What it says when it is wrong. */
  readonly wrong: string
}

/** What the control of a field about a person shows, and whom it tells. */
export function useControl(of: ContactField, wrong: string) {
  const { id, value, error, edit, left } = useContactField(of)
  return { id, value, error: error(wrong), onInput: edit, onBlur: left }
}

const LONGEST_NAME = 100

/** A part of a name. */
export const NameField = ({ of, wrong, ...field }: Own<TextFieldProps>) => <TextField maxLength={LONGEST_NAME} {...field} {...useControl(of, wrong)} />

/** A telephone of a person. */
export const ContactPhone = ({ of, wrong, ...field }: Own<PhoneFieldProps>) => <PhoneField {...field} {...useControl(of, wrong)} />
