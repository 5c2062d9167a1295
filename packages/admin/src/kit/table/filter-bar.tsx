import { lazyPart } from '@prilavok/core'
import { enumerations, type Filter } from '@prilavok/contracts/admin'
import { Button } from '@prilavok/ui/button'
import { useEffect, useState, type ReactNode } from 'react'
import { useStaff, useLabels } from '../staff/staff-context'
import { LazyLookup } from '../lookup/lazy-lookup'
import { enumTitle } from '../values/format'
import { queryNames } from '../lists/filter-names'
import type { ListState } from '../lists/list-state'
import type { ChangeList } from '../lists/use-list-state'
import { EnumFilter } from './enum-filter'
import { FilterChips } from './filter-chips'

type Filters = ListState['filters']

interface FilterFieldProps {
  readonly name: string
  readonly filter: Filter
  readonly filters: Filters
  readonly onChange: (change: Filters) => void
}

const loadReader = lazyPart(() => import('../lib/number-from'))

/** A text that is kept while it is typed and handed on when somebody rests, presses Enter or leaves. */
function TypedFilter({
  type,
  label,
  value,
  onChange,
}: {
  readonly type: 'text' | 'date' | 'number'
  readonly label: string
  readonly value: string
  readonly onChange: (value: string) => void
}) {
  const [text, setText] = useState(value)
  useEffect(() => setText(value), [value])
  const { notNumber } = useLabels('staff')
  const { notify } = useStaff()
  const commit = async () => {
    if (text === value) return
    const reader = type === 'number' ? await loadReader() : null
    const number = reader?.numberFrom(text)
    // What is no number leaves the filter as it was.
    if (type === 'number' && number === undefined) {
      notify({ text: notNumber(text), tone: 'danger' })
      return setText(value)
    }
    onChange(number == null ? text : String(number))
  }
  return (
    <input
      className="pk-staff-input"
      type={type === 'number' ? 'text' : type}
      inputMode={type === 'number' ? 'decimal' : undefined}
      aria-label={label}
      value={text}
      onChange={(event) => {
        setText(event.target.value)
        if (type === 'date') onChange(event.target.value)
      }}
      onBlur={() => void commit()}
      onKeyDown={(event) => event.key === 'Enter' && void commit()}
    />
  )
}

/** One filter by the type that the contract names. */
function FilterField({ name, filter, filters, onChange }: FilterFieldProps) {
  const { locale } = useStaff()
  const nameOf = useLabels('fields')
  const words = useLabels('staff')
  const label = nameOf(name)
  const values = filters[name] ?? []
  const set = (key: string) => (value: string) => onChange({ [key]: value === '' ? [] : [value] })
  if (filter.type === 'bool')
    return (
      <select
        className="pk-staff-input"
        aria-label={label}
        value={values[0] ?? ''}
        onChange={(event) => set(name)(event.target.value)}
      >
        <option value="">{words.any}</option>
        <option value="true">{words.yes}</option>
        <option value="false">{words.no}</option>
      </select>
    )
  if (filter.type === 'enum' && filter.many === true)
    return (
      <EnumFilter
        of={filter.of ?? ''}
        label={label}
        empty={words.any}
        values={values}
        onChange={(next) => onChange({ [name]: next })}
      />
    )
  if (filter.type === 'enum') {
    const of = filter.of ?? ''
    const options = (Object.hasOwn(enumerations, of) ? enumerations[of]?.values : undefined) ?? []
    return (
      <select
        className="pk-staff-input"
        aria-label={label}
        value={values[0] ?? ''}
        onChange={(event) => set(name)(event.target.value)}
      >
        <option value="">{words.any}</option>
        {options.map((each) => (
          <option key={each} value={each}>
            {enumTitle(of, each, locale)}
          </option>
        ))}
      </select>
    )
  }
  if (filter.type === 'ref')
    return (
      <LazyLookup
        of={filter.of ?? ''}
        many={filter.many === true}
        label={label}
        value={values}
        onChange={(next) => onChange({ [name]: next })}
      />
    )
  if (filter.type === 'text')
    return <TypedFilter type="text" label={label} value={values[0] ?? ''} onChange={set(name)} />
  const [from = '', to = ''] = queryNames(name, filter)
  const type = filter.type === 'dateRange' ? 'date' : 'number'
  return (
    <span className="pk-staff-range">
      <TypedFilter
        type={type}
        label={`${label}, ${words.from}`}
        value={filters[from]?.[0] ?? ''}
        onChange={set(from)}
      />
      <span aria-hidden="true">–</span>
      <TypedFilter type={type} label={`${label}, ${words.to}`} value={filters[to]?.[0] ?? ''} onChange={set(to)} />
    </span>
  )
}

interface FilterBarProps {
  readonly all: Readonly<Record<string, Filter>>
  /** The filters of this bar. */
  readonly names: readonly string[]
  readonly filters: Filters
  readonly onList: ChangeList
  /** What stands before them. */
  readonly children?: ReactNode
}

/** Filters of a list, each with its name; an empty one asks for nothing. */
export function FilterBar({ all, names, filters, onList, children }: FilterBarProps) {
  const nameOf = useLabels('fields')
  const words = useLabels('table')
  const change = (part: Filters) => {
    const next = Object.fromEntries(Object.entries({ ...filters, ...part }).filter(([, values]) => values.length > 0))
    onList({ filters: next })
  }
  return (
    <div className="pk-staff-filters" role="group" aria-label={words.filters}>
      {children}
      {names.flatMap((name) => {
        const filter = all[name]
        if (filter === undefined) return []
        const isSet = queryNames(name, filter).some((key) => (filters[key]?.length ?? 0) > 0)
        return [
          <div className="pk-staff-filters__item" key={name} data-set={isSet || undefined}>
            <span className="pk-staff-filters__name">{nameOf(name)}</span>
            <FilterField name={name} filter={filter} filters={filters} onChange={change} />
          </div>,
        ]
      })}
      <FilterChips all={all} filters={filters} shown={names} onChange={(next) => onList({ filters: next })} />
      {Object.keys(filters).length > 0 && (
        <Button size="small" variant="quiet" onClick={() => onList({ filters: {} })}>
          {words.resetFilters}
        </Button>
      )}
    </div>
  )
}
