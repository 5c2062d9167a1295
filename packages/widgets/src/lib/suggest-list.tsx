import {
  SUGGEST_LIST_FROM,
  suggestingFeature,
  type SuggestionKind,
  type SuggestionOf,
} from '@prilavok/core/suggestions'
import { useShop, useStore } from '@prilavok/react'
import { ComboboxList, comboboxLabels } from '@prilavok/ui/combobox'
import { useLayoutEffect, useMemo, useRef, type ReactNode, type RefObject } from 'react'
import { useLabels } from './labels'

/** What a field suggests and what it does with a chosen suggestion. */
export interface Suggesting<K extends SuggestionKind> {
  readonly of: K
  /** What is requested of the server; the text itself without it. */
  readonly queryOf?: ((text: string) => string) | undefined
  readonly rowOf: (suggestion: SuggestionOf[K]) => ReactNode
  readonly textOf: (suggestion: SuggestionOf[K]) => string
  readonly onChoose: (suggestion: SuggestionOf[K]) => void
}

export interface SuggestListProps<K extends SuggestionKind> extends Suggesting<K> {
  readonly value: string
  readonly input: RefObject<HTMLInputElement | null>
  /** Something was typed while the list was on its way. */
  readonly typedEarly: RefObject<boolean>
  readonly fieldId: string
}

/** The suggestions of a field in use: they follow what is typed in it, and nothing else. */
export function SuggestList<K extends SuggestionKind>(props: SuggestListProps<K>) {
  const { of, queryOf, rowOf, textOf, onChoose, value, input, typedEarly, fieldId } = props
  const suggesting = useShop().use(suggestingFeature)
  const suggestions = useMemo(() => suggesting.open(of), [suggesting, of])
  const { found } = useStore(suggestions.state)
  const words = useLabels('combobox', comboboxLabels)

  const query = useRef(queryOf)
  useLayoutEffect(() => {
    query.current = queryOf
  })
  useLayoutEffect(() => {
    const field = input.current
    if (field === null) return
    const stop = new AbortController()
    const inUse = () => field === document.activeElement
    const follow = () => inUse() && suggestions.type(query.current?.(field.value) ?? field.value)
    const listening = { signal: stop.signal }
    // Half a composed character is nothing to request.
    field.addEventListener('input', (event) => (event as InputEvent).isComposing !== true && follow(), listening)
    field.addEventListener('compositionend', follow, listening)
    field.addEventListener('blur', suggestions.close, listening)
    if (typedEarly.current && inUse()) field.dispatchEvent(new Event('input', { bubbles: true }))
    return () => {
      stop.abort()
      suggestions.close()
    }
  }, [input, suggestions, typedEarly])

  return (
    <ComboboxList<SuggestionOf[K]>
      quiet
      input={input}
      fieldId={fieldId}
      value={value}
      items={found}
      itemToString={textOf}
      itemToKey={(suggestion) => JSON.stringify(suggestion)}
      renderItem={rowOf}
      minLength={SUGGEST_LIST_FROM}
      labels={words}
      onChoose={(suggestion) => {
        suggestions.close()
        onChoose(suggestion)
      }}
    />
  )
}
