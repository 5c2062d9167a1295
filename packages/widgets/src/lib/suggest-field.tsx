import { lazyPart } from '@prilavok/core'
import type { SuggestionKind } from '@prilavok/core/suggestions'
import { TextField, type TextFieldProps } from '@prilavok/ui/text-field'
import { useId, useRef, useState, type ComponentType } from 'react'
import type { Suggesting, SuggestListProps } from './suggest-list'
import './suggest-field.css'

/** A text field that offers to complete what is typed; whatever a text field takes goes through. */
export interface SuggestFieldProps<K extends SuggestionKind> extends Suggesting<K>, Omit<TextFieldProps, 'ref'> {}

/** The list comes with a combobox; it is loaded when the field is approached, which works without it. */
const loadList = lazyPart(() => import('./suggest-list'))
const preload = () => void loadList()

/** A field for free typing with suggestions below it. Source: SUGGEST-12 to SUGGEST-16. */
export function SuggestField<K extends SuggestionKind>(props: SuggestFieldProps<K>) {
  const { of, queryOf, rowOf, textOf, onChoose, onFocus, onInput, id, ...field } = props
  const ownId = useId()
  const fieldId = id ?? ownId
  const input = useRef<HTMLInputElement>(null)
  const typedEarly = useRef(false)
  const [List, setList] = useState<ComponentType<SuggestListProps<K>> | null>(null)
  const loadSuggestions = async () => {
    const part = await loadList()
    if (part !== null) setList(() => part.SuggestList)
  }
  return (
    <div className="pk-suggest-field" onPointerEnter={preload}>
      <TextField
        {...field}
        id={fieldId}
        ref={input}
        onInput={(text) => {
          typedEarly.current = List === null
          onInput(text)
        }}
        onFocus={(event) => {
          if (List === null) void loadSuggestions()
          onFocus?.(event)
        }}
      />
      {List !== null && (
        <List {...{ of, queryOf, rowOf, textOf, onChoose, input, typedEarly, fieldId }} value={field.value} />
      )}
    </div>
  )
}
