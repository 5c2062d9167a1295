import { valuesForMany } from '@prilavok/contracts/admin'
import { useStaff, useLabels } from '../staff/staff-context'
import { LazyLookup } from '../lookup/lazy-lookup'
import { numberFrom } from '../lib/number-from'
import { enumTitle } from '../values/format'
import { bulkRu } from './bulk.labels'
import { bulkEn } from './bulk.labels.en'
import type { BulkValue } from './bulk-values'
import { EnumFilter } from './enum-filter'

interface ValueFieldProps {
  readonly asked: BulkValue
  /** Rows are merged: the value is the one that stays. */
  readonly isMerge: boolean
  readonly values: readonly string[]
  readonly onChange: (values: readonly string[]) => void
}

/** The field for the value of an action. */
export function BulkValueField({ asked, values, isMerge, onChange }: ValueFieldProps) {
  const { locale } = useStaff()
  const { bulkValue } = useLabels('table')
  const { yes, no } = useLabels('staff')
  const { stays } = useLabels({ ru: bulkRu, en: bulkEn })
  if (asked.kind === 'none') return null
  if (asked.kind === 'ref')
    return (
      <LazyLookup of={asked.of} many={false} label={isMerge ? stays : bulkValue} value={values} onChange={onChange} />
    )
  if (asked.kind === 'enum' && asked.many)
    return <EnumFilter of={asked.of} label={bulkValue} empty="—" values={values} onChange={onChange} />
  if (asked.kind === 'text' || asked.kind === 'number')
    return (
      <input
        className="pk-staff-input"
        aria-label={bulkValue}
        inputMode={asked.kind === 'number' ? 'decimal' : 'text'}
        value={values[0] ?? ''}
        aria-invalid={(asked.kind === 'number' && numberFrom(values[0] ?? '') === undefined) || undefined}
        onChange={(event) => onChange([event.target.value])}
      />
    )
  const options =
    asked.kind !== 'enum'
      ? [['true', yes] as const, ['false', no] as const]
      : valuesForMany(asked.of).map((each) => [each, enumTitle(asked.of, each, locale)] as const)
  return (
    <select
      className="pk-staff-input"
      aria-label={bulkValue}
      value={values[0] ?? ''}
      onChange={(event) => onChange([event.target.value])}
    >
      {values.length === 0 && <option value="">—</option>}
      {options.map(([each, name]) => (
        <option key={each} value={each}>
          {name}
        </option>
      ))}
    </select>
  )
}
