import type { FieldState, SmallField, SmallFieldKind } from '@prilavok/core/forms'
import { fieldLabels } from '@prilavok/ui/field'
import { TextField, type TextFieldProps } from '@prilavok/ui/text-field'
import type { ComponentType } from 'react'
import { useLabels } from '../labels'

type Value = string | number | boolean | null

/** What a field of a small form is given. */
export interface SmallFormFieldProps {
  readonly id: string
  readonly field: SmallField
  readonly state: FieldState<Value>
  readonly label: string
  readonly help?: string | undefined
  readonly onChange: (value: Value) => void
  readonly onLeave: () => void
}

/** The components of the kinds that are more than a line of text; a form brings those of its fields. */
export type FieldKinds = Readonly<Partial<Record<SmallFieldKind, ComponentType<SmallFormFieldProps>>>>

type Native = Pick<TextFieldProps, 'autoComplete' | 'inputMode' | 'type' | 'spellCheck' | 'width'>

/** What browsers are told of a field of one line. */
const NATIVE: Readonly<Partial<Record<SmallFieldKind, Native>>> = {
  'first-name': { autoComplete: 'given-name' },
  'last-name': { autoComplete: 'family-name' },
  'middle-name': { autoComplete: 'additional-name' },
  'full-name': { autoComplete: 'name' },
  email: { type: 'email', inputMode: 'email', autoComplete: 'email', spellCheck: false },
  price: { inputMode: 'decimal', autoComplete: 'off', width: 'short' },
  date: { type: 'date', autoComplete: 'off', width: 'medium' },
  code: { inputMode: 'numeric', autoComplete: 'one-time-code', width: 'short', spellCheck: false },
}
const LONGEST: Readonly<Partial<Record<SmallFieldKind, number>>> = { email: 254, 'long-text': 5_000, text: 300 }
const LONGEST_NAME = 100

/** Whether a field may stay empty. */
export const isOptional = ({ rules, either }: SmallField): boolean =>
  either !== true && !rules.some(({ judgesEmpty }) => judgesEmpty === true)

/** What every field of text takes, of one line or of several. */
export const useTextProps = ({ id, field, state, label, help, onChange, onLeave }: SmallFormFieldProps) => ({
  id,
  label,
  help,
  error: state.error?.text,
  optional: isOptional(field),
  labels: useLabels('field', fieldLabels),
  value: String(state.value ?? ''),
  maxLength: field.most ?? LONGEST[field.kind] ?? LONGEST_NAME,
  onInput: onChange,
  onBlur: onLeave,
})

/** A field of one line. */
export const LineField = (props: SmallFormFieldProps) => (
  <TextField autoComplete="off" {...NATIVE[props.field.kind]} {...useTextProps(props)} />
)
