import type { Filter } from '@prilavok/contracts/admin'
import { Suspense } from 'react'
import { lazyComponent } from '../staff/lazy-component'
import { queryNames } from '../lists/filter-names'
import type { ListState } from '../lists/list-state'

const FilterChip = lazyComponent(() => import('./filter-chip').then((module) => module.FilterChip))

interface FilterChipsProps {
  readonly all: Readonly<Record<string, Filter>>
  readonly filters: ListState['filters']
  /** The filters whose fields are in sight already. */
  readonly shown: readonly string[]
  readonly onChange: (filters: ListState['filters']) => void
}

/** The filters that are set and whose fields are not in sight. */
export function FilterChips({ all, filters, shown, onChange }: FilterChipsProps) {
  const set = Object.entries(all).filter(
    ([name, filter]) => !shown.includes(name) && queryNames(name, filter).some((each) => filters[each] !== undefined),
  )
  return set.map(([name, filter]) => {
    const own = queryNames(name, filter)
    const rest = () => Object.fromEntries(Object.entries(filters).filter(([each]) => !own.includes(each)))
    return (
      <Suspense key={name} fallback={null}>
        <FilterChip name={name} filter={filter} filters={filters} onRemove={() => onChange(rest())} />
      </Suspense>
    )
  })
}
