import { useId, useLayoutEffect, useRef, type ReactNode, type Ref } from 'react'
import { FieldNote, hasContent } from '../field'
import { flag } from '../lib/marks'
import { NO_FORM } from '../lib/control'
import { shareRef } from '../lib/refs'
import '../styles/kit.css'
import './checkbox.css'

/** A checkbox with its text. */
export interface CheckboxProps {
  readonly id?: string | undefined
  readonly name?: string | undefined
  /** The id of the form that the choice belongs to; without it the choice belongs to none. */
  readonly form?: string | undefined
  readonly checked: boolean
  /** Neither on nor off: some of what it covers is chosen. */
  readonly indeterminate?: boolean | undefined
  readonly onChange: (checked: boolean) => void
  readonly disabled?: boolean | undefined
  readonly help?: ReactNode
  readonly error?: ReactNode
  readonly children: ReactNode
  readonly ref?: Ref<HTMLInputElement> | undefined
}

/** A single choice; the whole line is the target. */
export function Checkbox({
  id,
  name,
  form = NO_FORM,
  checked,
  indeterminate,
  onChange,
  disabled,
  help,
  error,
  children,
  ref,
}: CheckboxProps) {
  const ownId = useId()
  const inputId = id ?? ownId
  const noteId = `${inputId}-note`
  const input = useRef<HTMLInputElement>(null)
  const described = hasContent(error) || hasContent(help)

  useLayoutEffect(() => {
    if (input.current !== null) input.current.indeterminate = indeterminate === true
  }, [indeterminate])
  useLayoutEffect(() => {
    shareRef(ref, input.current)
    return () => shareRef(ref, null)
  }, [ref])

  return (
    <div className="pk-checkbox" data-invalid={flag(hasContent(error))}>
      <label className="pk-checkbox__line" htmlFor={inputId}>
        <input
          ref={input}
          className="pk-checkbox__box"
          type="checkbox"
          form={form}
          id={inputId}
          name={name}
          checked={checked}
          disabled={disabled}
          aria-invalid={hasContent(error) ? true : undefined}
          aria-describedby={described ? noteId : undefined}
          onChange={(event) => onChange(event.currentTarget.checked)}
        />
        <span className="pk-checkbox__text">{children}</span>
      </label>
      {described && <FieldNote id={noteId} help={help} error={error} />}
    </div>
  )
}
