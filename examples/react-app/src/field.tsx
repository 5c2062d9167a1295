import type { ReactNode } from 'react'

interface Described {
  readonly id: string
  readonly 'aria-invalid': boolean
  readonly 'aria-describedby': string | undefined
}

interface FieldProps {
  readonly id: string
  readonly label: string
  /** What is wrong, in words; nothing when the field holds. */
  readonly error: string | undefined
  readonly children: (described: Described) => ReactNode
}

/** A control with its label above and its error below. */
export function Field({ id, label, error, children }: FieldProps) {
  const errorId = `${id}-error`
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      {children({
        id,
        'aria-invalid': error !== undefined,
        'aria-describedby': error === undefined ? undefined : errorId,
      })}
      {error !== undefined && (
        <p className="error" id={errorId}>
          {error}
        </p>
      )}
    </div>
  )
}
