import type { ComponentPropsWithRef, ReactNode } from 'react'
import { Field, type FieldFrame } from '../field'
import { NO_FORM, typing } from '../lib/control'
import '../styles/kit.css'
import './text-field.css'

type Native = Omit<
  ComponentPropsWithRef<'input'>,
  'onInput' | 'onChange' | 'value' | 'defaultValue' | 'width' | 'className' | 'children'
>

/** A text field; whatever `<input>` takes goes through. */
export interface TextFieldProps extends FieldFrame, Omit<Native, keyof FieldFrame> {
  readonly value: string
  /** Called with the whole text after every change by typing, paste or autofill. */
  readonly onInput: (value: string) => void
  /** Stands inside the field at its end, such as a button that clears it. */
  readonly end?: ReactNode
}

/** One line of text. */
export function TextField(props: TextFieldProps) {
  const {
    id,
    label,
    help,
    error,
    optional,
    hideLabel,
    width,
    labels,
    value,
    onInput,
    end,
    type = 'text',
    ...native
  } = props
  return (
    <Field {...{ id, label, help, error, optional, hideLabel, width, labels }}>
      {(control) => (
        <>
          <input
            form={NO_FORM}
            {...native}
            {...control}
            type={type}
            className="pk-input pk-text-field"
            value={value}
            {...typing(value, onInput)}
          />
          {end !== undefined && <span className="pk-text-field__end">{end}</span>}
        </>
      )}
    </Field>
  )
}
