import type { CategoryFilter } from '@prilavok/core/catalogue'
import { memo, useState } from 'react'
import { useTemplate, type RenderTemplate } from '../lib/templates'
import type { FiltersLabels } from './filters.labels'
import { OptionContent } from './option-content'

/** Options in sight before the visitor asks for more, and how many make a search worth its room. */
const SHOWN = 8
const SEARCHED_FROM = 21
/** No form of the page has this id, so none sends what is selected here. */
const NO_FORM = 'pk-no-form'

interface OptionProps {
  readonly code: string
  readonly name: string
  readonly count: number | null
  readonly colour: string | null
  readonly checked: boolean
  readonly template: RenderTemplate | undefined
  readonly onToggle: (code: string) => void
}

/** One of hundreds: it renders only when something of its own has changed. */
const Option = memo(function Option({ code, name, count, colour, checked, template, onToggle }: OptionProps) {
  return (
    <li>
      <label className="pk-filter__option" data-empty={count === 0 && !checked ? '' : undefined}>
        <input
          className="pk-filter__box"
          type="checkbox"
          form={NO_FORM}
          checked={checked}
          onChange={() => onToggle(code)}
        />
        <OptionContent name={name} count={count} colour={colour} template={template} />
      </label>
    </li>
  )
})

const letters = (text: string) => text.toLowerCase().replaceAll('ё', 'е').trim()

/** The options of a filter and what the visitor does with them. */
export interface OptionListProps {
  readonly filter: CategoryFilter
  readonly selected: readonly string[]
  readonly onToggle: (code: string) => void
  readonly text: FiltersLabels
}

/** Options with checkboxes: the first ones and those that are selected, all on request, with a search in long lists. */
export function OptionList({ filter, selected, onToggle, text }: OptionListProps) {
  const { options, unit } = filter
  const [isWhole, setWhole] = useState(false)
  const [query, setQuery] = useState('')
  const template = useTemplate('option')
  const wanted = letters(query)
  const isSearched = options.length >= SEARCHED_FROM
  const matching = wanted === '' ? options : options.filter(({ name }) => letters(name).includes(wanted))
  const chosen = new Set(selected)
  const shown =
    isWhole || wanted !== '' || matching.length <= SHOWN + 1
      ? matching
      : matching.filter(({ searchCode }, at) => at < SHOWN || chosen.has(searchCode))
  const hidden = matching.length - shown.length
  return (
    <>
      {isSearched && (
        <input
          className="pk-filter__search"
          type="search"
          form={NO_FORM}
          value={query}
          aria-label={text.search(filter.name)}
          placeholder={text.search(filter.name)}
          onChange={(event) => setQuery(event.currentTarget.value)}
          // What fills fields in with a `change` alone is heard in both builds.
          onChangeCapture={(event) => setQuery(event.currentTarget.value)}
        />
      )}
      {shown.length === 0 && <p className="pk-filter__none">{text.noOptions}</p>}
      <ul className="pk-filter__options" data-long={isWhole && isSearched ? '' : undefined}>
        {shown.map(({ searchCode, name, count, colour }) => (
          <Option
            key={searchCode}
            code={searchCode}
            name={unit === null ? name : `${name}\u00a0${unit}`}
            count={count}
            colour={filter.filterType === 'ColorSwatches' ? colour : null}
            checked={chosen.has(searchCode)}
            template={template}
            onToggle={onToggle}
          />
        ))}
      </ul>
      {wanted === '' && (hidden > 0 || (isWhole && matching.length > SHOWN + 1)) && (
        <button type="button" className="pk-filter__more" aria-expanded={isWhole} onClick={() => setWhole(!isWhole)}>
          {isWhole ? text.fewer : text.more(hidden)}
        </button>
      )}
    </>
  )
}
