import { useCombobox, type UseComboboxGetMenuPropsReturnValue, type UseComboboxReturnValue } from 'downshift'
import { useRef, useState, type RefObject } from 'react'
import { useAnchoredLayer } from '../lib/use-anchored-layer'
import type { SelectLabels } from './select.labels'
import { SELECT_MAX_HEIGHT, type SelectOption } from './select.types'

interface Given {
  readonly id: string
  readonly options: readonly SelectOption[]
  readonly limit: number
  /** What the field shows while nobody searches. */
  readonly shown: string
  /** A sentence in place of the list; null: the list. */
  readonly instead: string | null
  readonly onChoose: (option: SelectOption) => void
  readonly closesOnChoice: boolean
  readonly text: SelectLabels
}

/** The list below a field, and what the field needs for it. */
export interface SelectList {
  readonly box: UseComboboxReturnValue<SelectOption>
  readonly field: RefObject<HTMLInputElement | null>
  readonly layer: RefObject<HTMLDivElement | null>
  readonly found: readonly SelectOption[]
  readonly message: string | null
  /** What is in the field: the search while the list is open. */
  readonly value: string
  readonly search: (text: string) => void
}

const letters = (text: string) => text.toLowerCase().replaceAll('ё', 'е').trim()

/** Opens a list below a field and searches in it, as the ARIA practices describe a combobox. */
export function useSelectList({
  id,
  options,
  limit,
  shown,
  instead,
  onChoose,
  closesOnChoice,
  text,
}: Given): SelectList {
  const field = useRef<HTMLInputElement>(null)
  const layer = useRef<HTMLDivElement>(null)
  const [query, setQuery] = useState('')
  const wanted = letters(query)
  const found = instead === null ? options.filter(({ label }) => letters(label).includes(wanted)).slice(0, limit) : []
  const box = useCombobox<SelectOption>({
    items: [...found],
    itemToString: (option) => option?.label ?? '',
    itemToKey: (option) => option?.value,
    inputId: id,
    labelId: `${id}-label`,
    menuId: `${id}-list`,
    selectedItem: null,
    inputValue: query,
    stateReducer(_, { type, changes }) {
      const { InputKeyDownEnter, ItemClick, InputBlur } = useCombobox.stateChangeTypes
      // Leaving the field chooses nothing.
      if (type === InputBlur) return { ...changes, selectedItem: null }
      const isChoice = type === InputKeyDownEnter || type === ItemClick
      return isChoice && !closesOnChoice ? { ...changes, isOpen: true } : changes
    },
    onSelectedItemChange({ selectedItem }) {
      if (selectedItem !== null) onChoose(selectedItem)
    },
    onIsOpenChange: ({ isOpen }) => {
      if (isOpen !== true) setQuery('')
    },
  })
  useAnchoredLayer({ open: box.isOpen, anchor: field, layer, maxHeight: SELECT_MAX_HEIGHT })
  const message = instead ?? (options.length === 0 ? text.empty : found.length === 0 ? text.notFound : null)
  return { box, field, layer, found, message, value: box.isOpen ? query : shown, search: setQuery }
}

interface SelectLayerProps {
  readonly list: SelectList
  readonly selected: readonly string[]
  readonly isMulti?: boolean | undefined
}

/** The options, or the sentence in place of them. */
export function SelectLayer({ list: { box, layer, found, message }, selected, isMulti }: SelectLayerProps) {
  const menu: UseComboboxGetMenuPropsReturnValue = box.getMenuProps({}, { suppressRefError: true })
  return (
    <div className="pk-select__layer" popover="manual" hidden={!box.isOpen} ref={layer}>
      <div
        {...menu}
        role="listbox"
        className="pk-select__list"
        aria-multiselectable={isMulti === true ? true : undefined}
      >
        {box.isOpen &&
          found.map((item, index) => {
            const isOn = selected.includes(item.value)
            return (
              <div
                {...box.getItemProps({ item, index })}
                role="option"
                key={item.value}
                className="pk-select__option"
                aria-selected={isOn}
                data-active={box.highlightedIndex === index ? '' : undefined}
              >
                {item.label}
              </div>
            )
          })}
      </div>
      {message !== null && (
        <p className="pk-select__message" role="status">
          {message}
        </p>
      )}
    </div>
  )
}
