import type { UseCategory } from '@prilavok/react'
import type { FiltersLabels } from './filters.labels'
import './list-bar.css'
import { SelectedChips } from './selected-chips'

interface ListBarProps {
  readonly category: UseCategory
  /** Products that pass the filters; null where nobody says. */
  readonly found: number | null
  readonly text: FiltersLabels
}

const SORTS = ['Popular', 'PriceAsc', 'PriceDesc', 'Newest'] as const
const SIZES = [24, 48, 96]

/** What stands above a list of products: how many there are, their order, the page size, and what is selected. */
export function ListBar({ category, found, text }: ListBarProps) {
  const { filters, selection, sort, pageSize, actions } = category
  const isLong = found !== null && found > (SIZES[0] ?? 0)
  return (
    <div className="pk-list-bar">
      <div className="pk-list-bar__line">
        {found !== null && <p className="pk-list-bar__found">{text.found(found)}</p>}
        <select
          className="pk-list-bar__select"
          form="pk-no-form"
          aria-label={text.sort}
          value={SORTS.find((each) => each === sort) ?? 'Popular'}
          onChange={({ currentTarget: { value } }) => actions.sortBy(value)}
        >
          {SORTS.map((each) => (
            <option key={each} value={each}>
              {text[`sort${each}`]}
            </option>
          ))}
        </select>
        {isLong && (
          <label className="pk-list-bar__size">
            <span>{text.pageSize}</span>
            <select
              className="pk-list-bar__select"
              form="pk-no-form"
              value={pageSize ?? SIZES[0]}
              onChange={({ currentTarget: { value } }) => actions.resize(Number(value))}
            >
              {[...new Set([...SIZES, ...(pageSize === null ? [] : [pageSize])])]
                .sort((one, other) => one - other)
                .map((size) => (
                  <option key={size} value={size}>
                    {size}
                  </option>
                ))}
            </select>
          </label>
        )}
      </div>
      <SelectedChips filters={filters} selection={selection} actions={actions} text={text} />
    </div>
  )
}
