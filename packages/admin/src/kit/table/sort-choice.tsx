import { useCan, useLabels } from '../staff/staff-context'
import { canAll } from '../session/permissions'
import type { Listing } from '@prilavok/contracts/admin'

interface SortChoiceProps {
  readonly listing: Listing
  readonly sort: string
  readonly onSort: (sort: string) => void
}

/** The order of a list whose columns have no heads to press. */
export function SortChoice({ listing, sort, onSort }: SortChoiceProps) {
  const can = useCan()
  const words = useLabels('table')
  const nameOf = useLabels('fields')
  const fields = listing.sort.filter((field) => field !== 'id' && canAll(can, listing.guarded?.[field]))
  const keys = fields.flatMap((field) => [field, `-${field}`])
  return (
    <label className="pk-staff-filters__item">
      <span className="pk-staff-filters__name">{words.order}</span>
      <select className="pk-staff-input" value={sort} onChange={(event) => onSort(event.target.value)}>
        {!keys.includes(sort) && <option value={sort}>{words.usualOrder}</option>}
        {keys.map((key) => (
          <option key={key} value={key}>
            {key.startsWith('-') ? words.descending(nameOf(key.slice(1))) : words.ascending(nameOf(key))}
          </option>
        ))}
      </select>
    </label>
  )
}
