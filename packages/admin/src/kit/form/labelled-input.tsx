import { useId, type ComponentPropsWithRef, type ReactNode } from 'react'
import './form.css'

interface LabelledInputProps extends Omit<ComponentPropsWithRef<'input'>, 'className' | 'id' | 'value' | 'onChange'> {
  readonly label: string
  readonly value: string
  readonly onText: (text: string) => void
  readonly help?: ReactNode
  /** What is wrong with it; null: nothing. */
  readonly error?: string | null
}

/** One line of text with its name, for forms that are no record: a sign-in, a password. */
export function LabelledInput({ label, value, onText, help, error = null, ...native }: LabelledInputProps) {
  const id = useId()
  const described = [error === null ? null : `${id}-error`, help === undefined ? null : `${id}-help`]
    .filter(Boolean)
    .join(' ')
  return (
    <div className="pk-staff-field">
      <label className="pk-staff-field__name" htmlFor={id}>
        {label}
      </label>
      <input
        {...native}
        id={id}
        className="pk-staff-input"
        value={value}
        aria-invalid={error === null ? undefined : true}
        aria-describedby={described || undefined}
        onChange={(event) => onText(event.target.value)}
      />
      {error !== null && (
        <p className="pk-staff-field__error" id={`${id}-error`} role="alert">
          {error}
        </p>
      )}
      {help !== undefined && (
        <p className="pk-staff-note" id={`${id}-help`}>
          {help}
        </p>
      )}
    </div>
  )
}
