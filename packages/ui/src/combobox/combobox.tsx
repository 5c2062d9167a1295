import { useId, useRef, type ComponentPropsWithRef } from 'react'
import { IconButton } from '../button'
import { Field, type FieldFrame } from '../field'
import { CloseIcon } from '../icon'
import { flag } from '../lib/marks'
import { NO_FORM, typing } from '../lib/control'
import { ComboboxList, type ComboboxListProps } from './combobox-list'
import { comboboxLabels } from './combobox.labels'
import '../styles/kit.css'
import './combobox.css'

type Native = Pick<
  ComponentPropsWithRef<'input'>,
  'name' | 'autoComplete' | 'inputMode' | 'placeholder' | 'disabled' | 'maxLength'
>

/** A field with suggestions, its items and how they are shown. */
export interface ComboboxProps<T>
  extends Omit<FieldFrame, 'labels'>, Omit<ComboboxListProps<T>, 'input' | 'fieldId'>, Native {
  /** Called with the typed text; the caller finds the matches. */
  readonly onInput: (text: string) => void
  /** With it the field has a button that clears it. */
  readonly onClear?: (() => void) | undefined
  readonly onBlur?: (() => void) | undefined
}

/** A text field with a list of matches below it, as the ARIA practices describe an editable combobox. */
export function Combobox<T>(props: ComboboxProps<T>) {
  const { id, label, help, error, optional, hideLabel, width, onInput, onClear, onBlur, ...list } = props
  const { name, autoComplete = 'off', inputMode, placeholder, disabled, maxLength } = props
  const { value, status, labels } = props
  const ownId = useId()
  const fieldId = id ?? ownId
  const text = { ...comboboxLabels, ...labels }
  const input = useRef<HTMLInputElement>(null)
  return (
    <Field {...{ id: fieldId, label, help, error, optional, hideLabel, width }}>
      {(control) => (
        <div className="pk-combobox" data-loading={flag(status === 'loading')}>
          <input
            form={NO_FORM}
            {...control}
            {...{ name, autoComplete, inputMode, placeholder, disabled, maxLength }}
            ref={input}
            className="pk-input pk-combobox__input"
            type="text"
            spellCheck={false}
            value={value}
            {...typing(value, onInput)}
            onBlur={() => onBlur?.()}
          />
          {onClear !== undefined && value !== '' && disabled !== true && (
            <IconButton
              className="pk-combobox__clear"
              size="small"
              label={text.clear}
              icon={<CloseIcon size={16} />}
              onClick={onClear}
            />
          )}
          <ComboboxList {...list} input={input} fieldId={fieldId} />
        </div>
      )}
    </Field>
  )
}
