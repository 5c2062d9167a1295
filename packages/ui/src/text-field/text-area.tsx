import type { ComponentPropsWithRef } from 'react'
import { Field, type FieldFrame } from '../field'
import { NO_FORM, typing } from '../lib/control'
import '../styles/kit.css'
import './text-field.css'

type Native = Omit<
  ComponentPropsWithRef<'textarea'>,
  'onInput' | 'onChange' | 'value' | 'defaultValue' | 'className' | 'children'
>

/** A text field of several lines; whatever `<textarea>` takes goes through. */
export interface TextAreaProps extends FieldFrame, Omit<Native, keyof FieldFrame> {
  readonly value: string
  readonly onInput: (value: string) => void
}

/** Several lines of text; grows with what is written where the browser can. */
export function TextArea(props: TextAreaProps) {
  const { id, label, help, error, optional, hideLabel, width, labels, value, onInput, rows = 3, ...native } = props
  return (
    <Field {...{ id, label, help, error, optional, hideLabel, width, labels }}>
      {(control) => (
        <textarea
          form={NO_FORM}
          {...native}
          {...control}
          rows={rows}
          className="pk-input pk-text-area"
          value={value}
          {...typing(value, onInput)}
        />
      )}
    </Field>
  )
}
