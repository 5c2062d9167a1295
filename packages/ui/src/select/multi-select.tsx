import { useId } from 'react'
import { Field, type FieldFrame } from '../field'
import { CloseIcon } from '../icon'
import { selectLabels, type SelectLabels } from './select.labels'
import { NO_FORM } from '../lib/control'
import '../styles/kit.css'
import './select.css'
import { SelectLayer, useSelectList } from './select-list'
import { SELECT_LIMIT, type SelectOption } from './select.types'

/** A field whose value is several of a list. */
export interface MultiSelectProps extends Omit<FieldFrame, 'labels'> {
  /** What can be selected. */
  readonly options: readonly SelectOption[]
  /** What is selected, in the order in which it was. */
  readonly value: readonly string[]
  /** Called with the values that are selected then. */
  readonly onChange: (value: readonly string[]) => void
  /** At most so many; as many as there are without it. Source: UI-07, UI-08. */
  readonly max?: number | undefined
  /** `false`: the last one cannot be removed. Source: UI-09. */
  readonly allowEmpty?: boolean | undefined
  /** Options in the list at once; 1000 without it. Source: UI-04. */
  readonly limit?: number | undefined
  /** Shown while nothing is selected. */
  readonly placeholder?: string | undefined
  /** Texts; what is left out is Russian. */
  readonly labels?: Partial<SelectLabels> | undefined
}

/** Several of many: each is a chip that removes it, and the list stays open for the next (UI-07 to UI-09). */
export function MultiSelect(props: MultiSelectProps) {
  const {
    id,
    options,
    value,
    onChange,
    max = Infinity,
    allowEmpty = true,
    limit = SELECT_LIMIT,
    placeholder,
    labels,
    ...frame
  } = props
  const ownId = useId()
  const fieldId = id ?? ownId
  const text = { ...selectLabels, ...labels }
  const isLast = !allowEmpty && value.length === 1
  const remove = (each: string) => {
    if (!isLast) onChange(value.filter((other) => other !== each))
  }
  const onChoose = (option: SelectOption) =>
    value.includes(option.value) ? remove(option.value) : onChange([...value, option.value])
  const instead = value.length >= max ? text.full(max) : null
  const list = useSelectList({ id: fieldId, options, limit, shown: '', instead, onChoose, closesOnChoice: false, text })
  const labelOf = (each: string) => options.find((option) => option.value === each)?.label ?? each
  return (
    <Field {...frame} id={fieldId}>
      {(control) => (
        <div className="pk-select">
          {value.length > 0 && (
            <ul className="pk-select__chips" aria-label={text.selected}>
              {value.map((each) => (
                <li key={each} className="pk-select__chip">
                  <span>{labelOf(each)}</span>
                  <button
                    type="button"
                    className="pk-select__remove"
                    aria-label={text.remove(labelOf(each))}
                    aria-disabled={isLast ? true : undefined}
                    onClick={() => remove(each)}
                  >
                    <CloseIcon size={16} />
                  </button>
                </li>
              ))}
            </ul>
          )}
          <input
            {...control}
            {...list.box.getInputProps(
              {
                ref: list.field,
                onKeyDown: (event) => {
                  const last = value.at(-1)
                  if (event.key === 'Backspace' && list.value === '' && last !== undefined) remove(last)
                },
              },
              { suppressRefError: true },
            )}
            className="pk-input pk-select__input"
            form={NO_FORM}
            type="text"
            autoComplete="off"
            spellCheck={false}
            placeholder={placeholder}
            value={list.value}
            onInput={(event) => list.search(event.currentTarget.value)}
          />
          <SelectLayer list={list} selected={value} isMulti />
        </div>
      )}
    </Field>
  )
}
