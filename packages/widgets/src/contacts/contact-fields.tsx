import type { ContactField } from '@prilavok/core/contacts'
import { phoneSettings } from '@prilavok/core/forms'
import { useContactField, useSettings } from '@prilavok/react'
import { fieldLabels } from '@prilavok/ui/field'
import { PhoneField, type PhoneFieldProps } from '@prilavok/ui/text-field'
import { TextField, type TextFieldProps } from '@prilavok/ui/text-field'
import { useLabels } from '../lib/labels'

/** What the form passes to a field about a person; the rest the field reads from its store, so that a key renders this field alone. */
type FieldOf<P> = Omit<P, 'id' | 'value' | 'error' | 'onInput' | 'onBlur'> & {
  readonly of: ContactField
  /** What it says when it is wrong. */
  readonly wrong: string
}

const LONGEST_NAME = 100

/** A part of a name. */
export const NameField = ({ of, wrong, ...field }: FieldOf<TextFieldProps>) => (
  <TextField maxLength={LONGEST_NAME} {...field} {...useContactField(of, wrong)} />
)

/** A telephone of a person. */
export const ContactPhone = ({ of, wrong, ...field }: FieldOf<PhoneFieldProps>) => (
  <PhoneField
    labels={useLabels('field', fieldLabels)}
    foreign={useSettings(phoneSettings).foreignPhones}
    {...field}
    {...useContactField(of, wrong)}
  />
)
