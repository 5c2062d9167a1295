import { rangeOf, type Category, type CategoryFilter, type FilterChoice } from '@prilavok/core/catalogue'
import { CloseIcon } from '@prilavok/ui/icon'
import { useRef } from 'react'
import { useKeptFocus } from '../lib/use-kept-focus'
import type { FiltersLabels } from './filters.labels'

interface SelectedChipsProps {
  readonly filters: readonly CategoryFilter[]
  readonly selection: readonly FilterChoice[]
  readonly actions: Pick<Category, 'toggle' | 'clear'>
  readonly text: FiltersLabels
}

/** An option as a chip names it. */
function nameOf(filter: CategoryFilter, code: string, text: FiltersLabels): string {
  const range = rangeOf(code)
  const unit = filter.unit === null ? '' : `\u00a0${filter.unit}`
  if (filter.range !== null && range !== null) return `${text.range(String(range.min), String(range.max))}${unit}`
  return `${filter.options.find(({ searchCode }) => searchCode === code)?.name ?? code}${unit}`
}

/** Everything that is selected, each with a press to take it back, and one for all. */
export function SelectedChips({ filters, selection, actions, text }: SelectedChipsProps) {
  const root = useRef<HTMLDivElement>(null)
  useKeptFocus(root, () => root.current?.querySelector('button') ?? null)
  const chips = selection.flatMap(({ searchCode, options }) => {
    const filter = filters.find((each) => each.searchCode === searchCode)
    return filter === undefined ? [] : options.map((code) => ({ filter, code, name: nameOf(filter, code, text) }))
  })
  return (
    <div className="pk-chips" ref={root}>
      {chips.length > 0 && (
        <>
          <ul className="pk-chips__list" aria-label={text.selected}>
            {chips.map(({ filter, code, name }) => (
              <li key={`${filter.searchCode} ${code}`}>
                <button
                  type="button"
                  className="pk-chips__chip"
                  aria-label={text.remove(filter.name, name)}
                  onClick={() =>
                    filter.range === null ? actions.toggle(filter.searchCode, code) : actions.clear(filter.searchCode)
                  }
                >
                  <span>{text.chip(filter.name, name)}</span>
                  <CloseIcon size={16} />
                </button>
              </li>
            ))}
          </ul>
          <button type="button" className="pk-chips__clear" onClick={() => actions.clear()}>
            {text.clear}
          </button>
        </>
      )}
    </div>
  )
}
