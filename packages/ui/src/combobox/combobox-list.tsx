import { useCombobox, type UseComboboxState, type UseComboboxStateChangeOptions } from 'downshift'
import { useEffect, useLayoutEffect, useRef, type ReactNode, type RefObject } from 'react'
import { hasContent } from '../field'
import { useAnchoredLayer } from '../lib/use-anchored-layer'
import { useLatest } from '../lib/refs'
import { LiveRegion, useAnnounce } from '../live-region'
import { comboboxLabels, type ComboboxLabels } from './combobox.labels'
import '../styles/kit.css'
import './combobox.css'

/** The list is at most this high, px. Source: SUGGEST-16. */
const MAX_HEIGHT = 350

/** A list of matches for a text field that is in use. */
export interface ComboboxListProps<T> {
  /** The field; it keeps its text, its caret and its focus when the list joins it and when it goes. */
  readonly input: RefObject<HTMLInputElement | null>
  /** The field's id; its label has the same with `-label` behind it. */
  readonly fieldId: string
  readonly value: string
  readonly items: readonly T[]
  readonly itemToString: (item: T) => string
  readonly itemToKey: (item: T) => string
  readonly renderItem?: ((item: T) => ReactNode) | undefined
  /** Called with the chosen item; the caller puts its text into the field. */
  readonly onChoose: (item: T) => void
  readonly status?: 'ready' | 'loading' | 'failed' | undefined
  /** The list opens from so many characters. Source: SUGGEST-15. */
  readonly minLength?: number | undefined
  /** Shown in place of the list while there are fewer. */
  readonly hint?: ReactNode
  /** At most so many matches. Source: SUGGEST-14. */
  readonly limit?: number | undefined
  /** Nothing is shown but matches: the field takes any text, and a list without matches would only be in its way. */
  readonly quiet?: boolean | undefined
  readonly labels?: Partial<ComboboxLabels> | undefined
}

/**
 * Leaving the field keeps what was typed: nothing is chosen without a key or a press. A match that keys have reached stays, though the
 * page moves the list away from under a mouse that rests.
 */
function keepTyped<T>(
  state: UseComboboxState<T>,
  { type, changes }: UseComboboxStateChangeOptions<T>,
  isByKey: boolean,
): Partial<UseComboboxState<T>> {
  const { InputBlur, MenuMouseLeave } = useCombobox.stateChangeTypes
  if (type === MenuMouseLeave && isByKey) return state
  if (type !== InputBlur) return changes
  return { ...changes, selectedItem: state.selectedItem, inputValue: state.inputValue }
}

/** Keys that the list leaves alone: the caret's own, and, while nothing is shown, the form's Enter and the dialog's Escape. */
function leaveKeys(event: KeyboardEvent, open: boolean): void {
  const caret = event.key === 'Home' || event.key === 'End'
  const others = event.key === 'Escape' || event.key === 'Enter'
  if (caret || (others && !open)) Object.assign(event, { preventDownshiftDefault: true })
}

interface InputHandlers {
  readonly ref: (element: HTMLInputElement | null) => void
  readonly onChange: (event: Event) => void
  readonly onKeyDown: (event: KeyboardEvent) => void
  readonly onBlur: (event: FocusEvent) => void
  readonly onClick: (event: Event) => void
}

/** Joins the list to the field by listeners of its own, so that a list that arrives late leaves the field as it is. */
function useListeners(input: RefObject<HTMLInputElement | null>, handlers: InputHandlers): void {
  const latest = useLatest(handlers)
  useLayoutEffect(() => {
    const field = input.current
    if (field === null) return
    const stop = new AbortController()
    const { signal } = stop
    latest.current.ref(field)
    // What a browser fills in elsewhere on the page must not open a list and take the focus.
    field.addEventListener('input', (event) => field === document.activeElement && latest.current.onChange(event), {
      signal,
    })
    field.addEventListener('keydown', (event) => latest.current.onKeyDown(event), { signal })
    field.addEventListener('blur', (event) => latest.current.onBlur(event), { signal })
    field.addEventListener('click', (event) => latest.current.onClick(event), { signal })
    return () => stop.abort()
  }, [input, latest])
}

/** What the field says of its list to those who cannot see it. */
function useRoles(
  input: RefObject<HTMLInputElement | null>,
  listId: string,
  open: boolean,
  active: string | undefined,
): void {
  useLayoutEffect(() => {
    const field = input.current
    field?.setAttribute('role', 'combobox')
    field?.setAttribute('aria-autocomplete', 'list')
    field?.setAttribute('aria-controls', listId)
    field?.setAttribute('aria-expanded', String(open))
    if (active === undefined) field?.removeAttribute('aria-activedescendant')
    else field?.setAttribute('aria-activedescendant', active)
  }, [input, listId, open, active])
}

/** The matches below a text field, as the ARIA practices describe an editable combobox. */
export function ComboboxList<T>(props: ComboboxListProps<T>) {
  const { input, fieldId, value, items, itemToString, itemToKey, renderItem = itemToString, onChoose } = props
  const { status = 'ready', minLength = 1, hint, limit = 10, quiet = false, labels } = props
  const text = { ...comboboxLabels, ...labels }
  const layer = useRef<HTMLDivElement>(null)
  const isByKey = useRef(false)

  const enough = value.length >= minLength
  const matches = enough ? items.slice(0, limit) : []
  const words = !enough
    ? hint
    : status === 'failed'
      ? text.failed
      : matches.length > 0
        ? null
        : text[status === 'loading' ? 'loading' : 'empty']
  const state = quiet ? null : words

  const { getInputProps, getMenuProps, getItemProps, highlightedIndex, ...list } = useCombobox<T>({
    items: [...matches],
    itemToString: (item) => (item === null ? value : itemToString(item)),
    inputId: fieldId,
    labelId: `${fieldId}-label`,
    menuId: `${fieldId}-list`,
    getItemId: (index) => `${fieldId}-option-${index}`,
    inputValue: value,
    selectedItem: null,
    stateReducer: (before, change) => keepTyped(before, change, isByKey.current),
    onSelectedItemChange: ({ selectedItem }) => selectedItem !== null && onChoose(selectedItem),
  })
  const isOpen = list.isOpen && (matches.length > 0 || hasContent(state))
  useAnchoredLayer({ open: isOpen, anchor: input, layer, maxHeight: MAX_HEIGHT })

  // Downshift types its handlers for React's events; it reads only what native ones have as well.
  const handlers: unknown = getInputProps({}, { suppressRefError: true })
  const { onKeyDown, ...others } = handlers as InputHandlers
  useListeners(input, {
    ...others,
    onKeyDown(event) {
      isByKey.current = true
      leaveKeys(event, isOpen)
      onKeyDown(event)
    },
  })
  useRoles(
    input,
    `${fieldId}-list`,
    isOpen,
    isOpen && highlightedIndex >= 0 ? `${fieldId}-option-${highlightedIndex}` : undefined,
  )

  const [spoken, announce] = useAnnounce()
  const news = !isOpen ? '' : matches.length > 0 ? text.found(matches.length) : typeof state === 'string' ? state : ''
  useEffect(() => announce(news), [announce, news])

  return (
    <>
      <div className="pk-combobox__layer" popover="manual" hidden={!isOpen} ref={layer}>
        <ul
          {...getMenuProps({}, { suppressRefError: true })}
          onMouseMove={() => (isByKey.current = false)}
          className="pk-combobox__list"
        >
          {matches.map((item, index) => (
            <li {...getItemProps({ item, index })} className="pk-combobox__option" key={itemToKey(item)}>
              {renderItem(item)}
            </li>
          ))}
        </ul>
        {matches.length === 0 && <div className="pk-combobox__state">{state}</div>}
      </div>
      <LiveRegion message={spoken} />
    </>
  )
}
