import { useId } from 'react'
import { Field, type FieldFrame } from '../field'
import { ChevronIcon } from '../icon'
import { selectLabels, type SelectLabels } from './select.labels'
import { NO_FORM } from '../lib/control'
import '../styles/kit.css'
import './select.css'
import { SelectLayer, useSelectList } from './select-list'
import { SELECT_LIMIT, type SelectOption } from './select.types'

/** A field whose value is one of a list that can be searched. */
export interface SelectProps extends Omit<FieldFrame, 'labels'> {
  /** What can be selected. */
  readonly options: readonly SelectOption[]
  /** Null: nothing is selected. */
  readonly value: string | null
  /** Called with the value that is selected then. */
  readonly onChange: (value: string) => void
  /** Options in the list at once; 1000 without it. Source: UI-04. */
  readonly limit?: number | undefined
  /** Shown while nothing is selected. */
  readonly placeholder?: string | undefined
  /** Texts; what is left out is Russian. */
  readonly labels?: Partial<SelectLabels> | undefined
}

/** One of many: typing searches, arrows and Enter select (UI-03 to UI-06). */
export function Select({
  id,
  options,
  value,
  onChange,
  limit = SELECT_LIMIT,
  placeholder,
  labels,
  ...frame
}: SelectProps) {
  const ownId = useId()
  const fieldId = id ?? ownId
  const text = { ...selectLabels, ...labels }
  const shown = options.find((option) => option.value === value)?.label ?? ''
  const onChoose = (option: SelectOption) => onChange(option.value)
  const list = useSelectList({
    id: fieldId,
    options,
    limit,
    shown,
    instead: null,
    onChoose,
    closesOnChoice: true,
    text,
  })
  return (
    <Field {...frame} id={fieldId}>
      {(control) => (
        <div className="pk-select">
          <input
            {...control}
            {...list.box.getInputProps({ ref: list.field }, { suppressRefError: true })}
            className="pk-input pk-select__input"
            form={NO_FORM}
            type="text"
            autoComplete="off"
            spellCheck={false}
            placeholder={list.box.isOpen && shown !== '' ? shown : placeholder}
            value={list.value}
            onInput={(event) => list.search(event.currentTarget.value)}
          />
          <ChevronIcon className="pk-select__mark" />
          <SelectLayer list={list} selected={value === null ? [] : [value]} />
        </div>
      )}
    </Field>
  )
}
