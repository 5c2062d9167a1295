import type { Category, CategoryFilter } from '@prilavok/core/catalogue'
import { Disclosure } from '@prilavok/ui/disclosure'
import { memo, useCallback, useState } from 'react'
import type { FiltersLabels } from './filters.labels'
import { OptionButtons, OptionSelect } from './option-buttons'
import { OptionList } from './option-list'
import { RangeFields } from './range-fields'

interface FilterGroupProps {
  readonly filter: CategoryFilter
  readonly selected: readonly string[]
  readonly actions: Pick<Category, 'toggle' | 'setRange'>
  readonly text: FiltersLabels
}

const hasRange = (filter: CategoryFilter): filter is CategoryFilter & { range: { min: number; max: number } } =>
  filter.range !== null

/** One filter: its heading, and its options in the way that its type asks for; a new type is a list of checkboxes. */
export const FilterGroup = memo(function FilterGroup({ filter, selected, actions, text }: FilterGroupProps) {
  const { searchCode, filterType, name, collapsed } = filter
  const [open, setOpen] = useState(!collapsed || selected.length > 0)
  const toggle = useCallback((option: string) => actions.toggle(searchCode, option), [actions, searchCode])
  const options = { filter, selected, onToggle: toggle, text }
  return (
    <Disclosure title={name} count={selected.length} open={open} onToggle={setOpen}>
      <div className="pk-filter" role="group" aria-label={name}>
        {hasRange(filter) ? (
          <RangeFields
            filter={filter}
            selected={selected}
            text={text}
            onChange={(range) => actions.setRange(searchCode, range)}
          />
        ) : filterType.startsWith('SeparatedButtons') ? (
          <OptionButtons {...options} />
        ) : filterType === 'Dropdown' ? (
          <OptionSelect {...options} />
        ) : (
          <OptionList {...options} />
        )}
      </div>
    </Disclosure>
  )
})
