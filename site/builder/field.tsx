import { useId, type ReactNode } from 'react'

interface FieldProps {
  readonly label: ReactNode
  readonly hint?: string | undefined
  /** The control, with the ids that tie label and hint to it. */
  readonly children: (ids: { readonly id: string; readonly 'aria-describedby'?: string }) => ReactNode
}

/** A control with its label and a hint. */
export function Field({ label, hint, children }: FieldProps) {
  const id = useId()
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      {children({ id, ...(hint !== undefined && { 'aria-describedby': `${id}-hint` }) })}
      {hint !== undefined && (
        <p className="hint" id={`${id}-hint`}>
          {hint}
        </p>
      )}
    </div>
  )
}

interface SelectProps<T extends string> {
  readonly label: string
  readonly value: T
  readonly options: readonly (readonly [T, string])[]
  readonly onChange: (value: T) => void
}

/** A choice of a few. */
export function Select<T extends string>({ label, value, options, onChange }: SelectProps<T>) {
  return (
    <Field label={label}>
      {(ids) => (
        <select {...ids} value={value} onChange={({ target }) => onChange(target.value as T)}>
          {options.map(([each, text]) => (
            <option key={each} value={each}>
              {text}
            </option>
          ))}
        </select>
      )}
    </Field>
  )
}

interface SegmentsProps<T extends string> extends SelectProps<T> {
  readonly name: string
}

/** A choice that is seen at once. */
export function Segments<T extends string>({ label, name, value, options, onChange }: SegmentsProps<T>) {
  return (
    <fieldset className="segments">
      <legend>{label}</legend>
      {options.map(([each, text]) => (
        <label key={each}>
          <input type="radio" name={name} value={each} checked={each === value} onChange={() => onChange(each)} />
          <span>{text}</span>
        </label>
      ))}
    </fieldset>
  )
}
