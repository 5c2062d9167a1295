import type { Filter } from '@prilavok/contracts/admin'
import { CloseIcon } from '@prilavok/ui/icon'
import { useLabels, useReader } from '../staff/staff-context'
import { dateText, enumTitle } from '../values/format'
import { queryNames } from '../lists/filter-names'
import type { ListState } from '../lists/list-state'
import { useRecordNames } from '../values/use-record-names'

interface ChipProps {
  readonly name: string
  readonly filter: Filter
  readonly filters: ListState['filters']
  readonly onRemove: () => void
}

/** A filter that is set, in words, with a way to take it off. */
export function FilterChip({ name, filter, filters, onRemove }: ChipProps) {
  const reader = useReader()
  const { locale } = reader
  const nameOf = useLabels('fields')
  const words = useLabels('staff')
  const values = filters[name] ?? []
  const records = useRecordNames(filter.of ?? '', filter.type === 'ref' ? values : [])
  const of = filter.of ?? ''
  const [from, to] = queryNames(name, filter).map((each) => filters[each]?.[0])
  const end = (value: string) => (filter.type === 'dateRange' ? dateText(value, reader, false) : value)
  const text = () => {
    if (filter.type === 'ref') return records.map((each) => each.name).join(', ')
    if (filter.type === 'enum') return values.map((each) => enumTitle(of, each, locale)).join(', ')
    if (filter.type === 'bool') return values[0] === 'true' ? words.yes : words.no
    if (filter.type === 'text') return values.join(', ')
    return [
      ...(from === undefined ? [] : [`${words.from} ${end(from)}`]),
      ...(to === undefined ? [] : [`${words.to} ${end(to)}`]),
    ].join(' ')
  }
  const label = nameOf(name)
  return (
    <span className="pk-staff-chip">
      <span className="pk-staff-chip__text">
        {label}: <strong>{text()}</strong>
      </span>
      <button type="button" className="pk-staff-chip__remove" aria-label={words.remove(label)} onClick={onRemove}>
        <CloseIcon />
      </button>
    </span>
  )
}
