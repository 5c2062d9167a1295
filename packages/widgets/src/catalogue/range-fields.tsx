import { rangeOf, type CategoryFilter } from '@prilavok/core/catalogue'
import { parseNumber } from '@prilavok/ui/number'
import { useState } from 'react'
import type { FiltersLabels } from './filters.labels'

interface Range {
  readonly min: number
  readonly max: number
}

interface RangeFieldsProps {
  readonly filter: CategoryFilter & { readonly range: Range }
  readonly selected: readonly string[]
  readonly onChange: (range: Range | null) => void
  readonly text: FiltersLabels
}

/** What is typed, and the selection that it was typed over; null: nothing is. */
interface Draft {
  readonly of: string | null
  readonly from: string
  readonly to: string
}

const isUnreadable = (text: string): boolean => text.trim() !== '' && parseNumber(text) === null

/** What is typed counts when a field is left, or with Enter; ends in the wrong order change places, an empty one is the end of the range. */
function chosenRange(from: string, to: string, whole: Range): Range | null {
  const ends = [parseNumber(from) ?? whole.min, parseNumber(to) ?? whole.max].sort((one, other) => one - other)
  const [min = whole.min, max = whole.max] = ends
  return min <= whole.min && max >= whole.max ? null : { min, max }
}

/** Two fields for a part of a range, such as a price. */
export function RangeFields({ filter, selected, onChange, text }: RangeFieldsProps) {
  const { range, name, unit } = filter
  const [option = ''] = selected
  const chosen = rangeOf(option)
  const shown = {
    from: chosen === null || chosen.min <= range.min ? '' : String(chosen.min),
    to: chosen === null || chosen.max >= range.max ? '' : String(chosen.max),
  }
  const [draft, setDraft] = useState<Draft>({ of: null, ...shown })
  // What is selected elsewhere, such as by going back, takes the place of what is typed.
  const { from, to } = draft.of === option ? draft : shown
  const [unreadable, setUnreadable] = useState('')
  const apply = () => {
    // What is no number leaves what was selected.
    const [first, last] = [isUnreadable(from) ? shown.from : from, isUnreadable(to) ? shown.to : to]
    setUnreadable([from, to].find(isUnreadable) ?? '')
    const next = chosenRange(first, last, range)
    setDraft({ of: null, from: first, to: last })
    if (next?.min !== chosen?.min || next?.max !== chosen?.max) onChange(next)
  }
  const type = (end: 'from' | 'to', value: string) =>
    setDraft((before) => ({ ...(before.of === option ? before : { of: option, ...shown }), [end]: value }))
  const field = (end: 'from' | 'to', label: string) => (
    <label className="pk-filter__end">
      <span aria-hidden="true">{text[end]}</span>
      <input
        className="pk-filter__number"
        form="pk-no-form"
        inputMode="decimal"
        autoComplete="off"
        aria-label={unit === null ? label : `${label}, ${unit}`}
        value={end === 'from' ? from : to}
        placeholder={String(end === 'from' ? range.min : range.max)}
        onChange={({ currentTarget: { value } }) => type(end, value)}
        // What fills fields in with a `change` alone is heard in both builds.
        onChangeCapture={({ currentTarget: { value } }) => type(end, value)}
        onBlur={apply}
        onKeyDown={(event) => event.key === 'Enter' && apply()}
      />
    </label>
  )
  return (
    <div className="pk-filter__range">
      {field('from', text.rangeFrom(name))}
      {field('to', text.rangeTo(name))}
      {unit !== null && <span className="pk-filter__unit">{unit}</span>}
      <span className="pk-filter__remark" role="status">
        {unreadable !== '' && text.unreadable(unreadable)}
      </span>
    </div>
  )
}
