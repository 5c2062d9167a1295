import type { Ref } from 'react'

/** What the control of a field is given, whatever its kind. */
export interface ControlProps {
  readonly id: string
  readonly label: string
  readonly value: unknown
  readonly onChange: (value: unknown) => void
  readonly onBlur: () => void
  readonly focusRef: Ref<never>
  /** The sentence that says what is wrong. */
  readonly describedBy: string | undefined
  readonly isRequired: boolean
}

/** The attributes that a native control of any kind has. */
export const attributesOf = ({ id, onBlur, focusRef, describedBy, isRequired }: ControlProps) => ({
  id,
  onBlur,
  ref: focusRef,
  'aria-describedby': describedBy,
  'aria-invalid': describedBy !== undefined || undefined,
  'aria-required': isRequired || undefined,
})
