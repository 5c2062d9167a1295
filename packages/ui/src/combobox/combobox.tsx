import { useCombobox, type UseComboboxState, type UseComboboxStateChangeOptions } from 'downshift'
import { useEffect, useId, useRef, type ComponentPropsWithRef, type KeyboardEvent, type ReactNode, type SyntheticEvent } from 'react'
import { IconButton } from '../button'
import { Field, said, type FieldFrame } from '../field'
import { CloseIcon } from '../icon'
import { useAnchoredLayer } from '../lib/use-anchored-layer'
import { flag } from '../lib/marks'
import { LiveRegion, useAnnounce } from '../live-region'
import { comboboxLabels, type ComboboxLabels } from './combobox.labels'
import '../styles/kit.css'
import './combobox.css'

/** The list is at most this high, px (SUGGEST-16). */
const MAX_HEIGHT = 350

type Native = Pick<ComponentPropsWithRef<'input'>, 'name' | 'autoComplete' | 'inputMode' | 'placeholder' | 'disabled' | 'maxLength'>

/** A field with suggestions, its items and how they are shown. */
export interface ComboboxProps<T> extends Omit<FieldFrame, 'labels'>, Native {
  readonly items: readonly T[]
  readonly itemToString: (item: T) => string
  readonly itemToKey: (item: T) => string
  readonly renderItem?: ((item: T) => ReactNode) | undefined
  readonly value: string
  /** Hears the typed text; the caller finds the matches. */
  readonly onInput: (text: string) => void
  /** Hears the chosen item; the caller puts its text into `value`. */
  readonly onChoose: (item: T) => void
  /** With it the field has a button that clears it. */
  readonly onClear?: (() => void) | undefined
  readonly onBlur?: (() => void) | undefined
  readonly status?: 'ready' | 'loading' | 'failed' | undefined
  /** The list opens from so many characters (SUGGEST-15). */
  readonly minLength?: number | undefined
  /** Shown in place of the list while there are fewer. */
  readonly hint?: ReactNode
  /** At most so many matches (SUGGEST-14). */
  readonly limit?: number | undefined
  readonly labels?: Partial<ComboboxLabels> | undefined
}

/** Downshift hears the text under `onChange`; we hand it to `onInput`, which React and Preact understand alike. */
type InputProps = Omit<ComponentPropsWithRef<'input'>, 'onChange'> & { onChange?(event: SyntheticEvent): void }

/** Leaving the field keeps what was typed: nothing is chosen without a key or a press. */
function keepTyped<T>(state: UseComboboxState<T>, { type, changes }: UseComboboxStateChangeOptions<T>): Partial<UseComboboxState<T>> {
  if (type !== useCombobox.stateChangeTypes.InputBlur) return changes
  return { ...changes, selectedItem: state.selectedItem, inputValue: state.inputValue }
}

/** Keys that the list leaves alone: the caret's own, and, while nothing is shown, the form's Enter and the dialog's Escape. */
function leaveKeys(event: KeyboardEvent, open: boolean): void {
  const caret = event.key === 'Home' || event.key === 'End'
  const others = event.key === 'Escape' || event.key === 'Enter'
  if (!caret && (!others || open)) return
  const native: object = event.nativeEvent ?? event
  Object.assign(native, { preventDownshiftDefault: true })
}

/** A text field with a list of matches below it, as the ARIA practices describe an editable combobox. */
export function Combobox<T>(props: ComboboxProps<T>) {
  const { id, label, help, error, optional, hideLabel, width, items, itemToString, itemToKey, renderItem = itemToString } = props
  const { value, onInput, onChoose, onClear, onBlur, status = 'ready', minLength = 1, hint, limit = 10, labels } = props
  const { name, autoComplete = 'off', inputMode, placeholder, disabled, maxLength } = props
  const ownId = useId()
  const fieldId = id ?? ownId
  const text = { ...comboboxLabels, ...labels }
  const anchor = useRef<HTMLDivElement>(null)
  const layer = useRef<HTMLDivElement>(null)

  const enough = value.length >= minLength
  const matches = enough ? items.slice(0, limit) : []
  const state = !enough ? hint : status === 'failed' ? text.failed : matches.length > 0 ? null : text[status === 'loading' ? 'loading' : 'empty']

  const { getInputProps, getMenuProps, getItemProps, highlightedIndex, ...list } = useCombobox<T>({
    items: [...matches],
    itemToString: (item) => (item === null ? value : itemToString(item)),
    inputId: fieldId,
    labelId: `${fieldId}-label`,
    menuId: `${fieldId}-list`,
    getItemId: (index) => `${fieldId}-option-${index}`,
    inputValue: value,
    selectedItem: null,
    stateReducer: keepTyped,
    onSelectedItemChange: ({ selectedItem }) => selectedItem !== null && onChoose(selectedItem),
  })
  const isOpen = list.isOpen && (matches.length > 0 || said(state))
  useAnchoredLayer({ open: isOpen, anchor, layer, maxHeight: MAX_HEIGHT })

  const [spoken, announce] = useAnnounce()
  const news = !isOpen ? '' : matches.length > 0 ? text.found(matches.length) : typeof state === 'string' ? state : ''
  useEffect(() => announce(news), [announce, news])

  return (
    <Field {...{ id: fieldId, label, help, error, optional, hideLabel, width }}>
      {(control) => {
        const { onChange, ...input }: InputProps = getInputProps({
          onKeyDown: (event: KeyboardEvent) => leaveKeys(event, isOpen),
          onBlur: () => onBlur?.(),
          onInput: (event: { readonly currentTarget: HTMLInputElement }) => onInput(event.currentTarget.value),
        })
        return (
          <div className="pk-combobox" data-open={flag(isOpen)} data-loading={flag(status === 'loading')} ref={anchor}>
            <input
              {...input}
              {...control}
              {...{ name, autoComplete, inputMode, placeholder, disabled, maxLength }}
              className="pk-input pk-combobox__input"
              type="text"
              spellCheck={false}
              role="combobox"
              aria-controls={`${fieldId}-list`}
              aria-expanded={isOpen}
              aria-activedescendant={isOpen && highlightedIndex >= 0 ? input['aria-activedescendant'] : undefined}
              onInput={onChange}
            />
            {onClear !== undefined && value !== '' && disabled !== true && (
              <IconButton className="pk-combobox__clear" size="small" label={text.clear} icon={<CloseIcon size={16} />} onClick={onClear} />
            )}
            <div className="pk-combobox__layer" popover="manual" hidden={!isOpen} ref={layer}>
              <ul {...getMenuProps({}, { suppressRefError: true })} className="pk-combobox__list">
                {matches.map((item, index) => (
                  <li {...getItemProps({ item, index })} className="pk-combobox__option" key={itemToKey(item)}>
                    {renderItem(item)}
                  </li>
                ))}
              </ul>
              {matches.length === 0 && <div className="pk-combobox__state">{state}</div>}
            </div>
            <LiveRegion message={spoken} />
          </div>
        )
      }}
    </Field>
  )
}
