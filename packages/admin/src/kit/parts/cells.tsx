import { useEffect, useState } from 'react'
import { numberFrom } from '../lib/number-from'

interface CellProps<T> {
  /** The column and the row, for screen readers. */
  readonly label: string
  readonly value: T
  readonly onChange: (value: T) => void
  readonly isReadOnly: boolean
  readonly error?: string | undefined
}

const asText = (value: unknown): string => (value === null || value === undefined ? '' : String(value))
const errorMarks = (error: string | undefined) => (error === undefined ? {} : { 'aria-invalid': true, title: error })

/** Text that is edited in its row; an empty one is none. */
export function TextCell({
  label,
  value,
  onChange,
  isReadOnly,
  error,
  max,
  placeholder,
}: CellProps<string | null> & { readonly max?: number; readonly placeholder?: string }) {
  if (isReadOnly) return <>{value}</>
  return (
    <input
      className="pk-staff-input"
      aria-label={label}
      value={asText(value)}
      maxLength={max}
      placeholder={placeholder}
      onChange={(event) => onChange(event.target.value === '' ? null : event.target.value)}
      {...errorMarks(error)}
    />
  )
}

/** A number that is edited in its row: what cannot be read is marked, and left again for the last number. */
export function NumberCell({ label, value, onChange, isReadOnly, error }: CellProps<number | null>) {
  const [text, setText] = useState(asText(value))
  const [isTyping, setTyping] = useState(false)
  useEffect(() => {
    if (!isTyping) setText(asText(value))
  }, [value, isTyping])
  if (isReadOnly) return <>{value === null ? '' : value.toLocaleString()}</>
  const isUnreadable = numberFrom(text) === undefined
  return (
    <input
      className="pk-staff-input"
      data-number=""
      inputMode="decimal"
      aria-label={label}
      value={text}
      onFocus={() => setTyping(true)}
      onBlur={() => setTyping(false)}
      onChange={(event) => {
        setText(event.target.value)
        const number = numberFrom(event.target.value)
        if (number !== undefined) onChange(number)
      }}
      {...errorMarks(error)}
      {...(isUnreadable && { 'aria-invalid': true })}
    />
  )
}

/** A yes or no that is edited in its row. */
export function CheckCell({
  label,
  value,
  onChange,
  isReadOnly,
  words,
}: CellProps<boolean> & { readonly words: { readonly yes: string; readonly no: string } }) {
  if (isReadOnly) return <>{value ? words.yes : words.no}</>
  return (
    <input
      type="checkbox"
      className="pk-staff-checkbox"
      aria-label={label}
      checked={value}
      onChange={(event) => onChange(event.target.checked)}
    />
  )
}

/** One of several values that is chosen in its row. */
export function SelectCell({
  label,
  value,
  onChange,
  isReadOnly,
  options,
}: CellProps<string> & { readonly options: readonly (readonly [value: string, title: string])[] }) {
  if (isReadOnly) return <>{options.find(([each]) => each === value)?.[1] ?? value}</>
  return (
    <select
      className="pk-staff-input"
      aria-label={label}
      value={value}
      onChange={(event) => onChange(event.target.value)}
    >
      {[...options, ...(options.some(([each]) => each === value) ? [] : [[value, value] as const])].map(
        ([each, title]) => (
          <option key={each} value={each}>
            {title}
          </option>
        ),
      )}
    </select>
  )
}
