import type { FieldState, SmallField, SmallFieldKind } from '@prilavok/core/forms'
import { Checkbox } from '@prilavok/ui/checkbox'
import { fieldLabels } from '@prilavok/ui/field'
import { RatingInput, ratingLabels } from '@prilavok/ui/rating'
import { PhoneField, TextArea, TextField, type TextFieldProps } from '@prilavok/ui/text-field'
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
export const isOptional = ({ rules }: SmallField): boolean => !rules.some(({ judgesEmpty }) => judgesEmpty === true)

/** One field, in the way of its kind. */
export function SmallFormField({ id, field, state, label, help, onChange, onLeave }: SmallFormFieldProps) {
  const words = useLabels('field', fieldLabels)
  const rating = useLabels('rating', ratingLabels)
  const error = state.error?.text
  const { kind } = field
  if (kind === 'score') {
    const score = typeof state.value === 'number' ? state.value : null
    return <RatingInput id={id} legend={label} value={score} onChange={onChange} labels={rating} {...{ help, error }} />
  }
  if (kind === 'yes-no') {
    return (
      <Checkbox id={id} checked={state.value === true} onChange={onChange} {...{ help, error }}>
        {label}
      </Checkbox>
    )
  }
  const common = {
    id,
    label,
    help,
    error,
    optional: isOptional(field),
    labels: words,
    value: String(state.value ?? ''),
    maxLength: field.most ?? LONGEST[kind] ?? LONGEST_NAME,
    onInput: onChange,
    onBlur: onLeave,
  }
  if (kind === 'phone') return <PhoneField {...common} maxLength={undefined} />
  if (kind === 'long-text') return <TextArea {...common} />
  return <TextField autoComplete="off" {...NATIVE[kind]} {...common} />
}
