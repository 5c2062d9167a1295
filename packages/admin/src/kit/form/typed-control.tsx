import { useEffect, useState, type ChangeEvent } from 'react'
import { useLabels } from '../staff/staff-context'
import { attributesOf, type ControlProps } from './control-props'

interface TypedControlProps extends ControlProps {
  /** The value as text. */
  readonly text: string
  /** The value of a text; undefined while it is none, and the last readable value stays. */
  readonly read: (text: string) => unknown
  readonly inputMode?: 'decimal'
  readonly isLong?: true
}

/** Numbers, lists and JSON are typed as text and become a value once they can be read. */
export function TypedControl({ text: given, read, inputMode, isLong, ...control }: TypedControlProps) {
  const [text, setText] = useState(given)
  const [isTyping, setTyping] = useState(false)
  const [dropped, setDropped] = useState('')
  const { notNumber } = useLabels('staff')
  useEffect(() => {
    if (!isTyping) setText(given)
  }, [given, isTyping])
  const isUnreadable = inputMode === 'decimal' && read(text) === undefined
  const unreadable = isUnreadable ? text : dropped
  const common = {
    ...attributesOf(control),
    className: 'pk-staff-input',
    value: text,
    onFocus: () => {
      setTyping(true)
      setDropped('')
    },
    onChange: ({ target }: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) => {
      setText(target.value)
      const value = read(target.value)
      if (value !== undefined) control.onChange(value)
    },
    onBlur: () => {
      setTyping(false)
      if (isUnreadable) setDropped(text)
      control.onBlur()
    },
  }
  return isLong === true ? (
    <textarea {...common} rows={5} spellCheck={false} />
  ) : (
    <>
      <input {...common} inputMode={inputMode} aria-invalid={isUnreadable || common['aria-invalid']} />
      {inputMode === 'decimal' && (
        <p className="pk-staff-field__error" role="status">
          {unreadable !== '' && notNumber(unreadable)}
        </p>
      )}
    </>
  )
}
