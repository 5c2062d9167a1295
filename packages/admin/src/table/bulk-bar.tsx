import { enumerations } from '@prilavok/contracts/admin'
import { Button } from '@prilavok/ui/button'
import { lazy, Suspense, useState } from 'react'
import { useCan, useStaff, useText } from '../app/staff-context'
import { LazyLookup } from '../form/lazy-lookup'
import { enumTitle } from '../lib/format'
import { useWords } from '../lib/use-words'
import { selectedCount, type Selection } from '../lists/selection'
import type { Descriptor } from '../resources/descriptor.types'
import { bulkRu } from './bulk.labels'
import { bulkEn } from './bulk.labels.en'
import { bulkValueOf, payloadOf, type BulkValue } from './bulk-values'
import { EnumFilter } from './enum-filter'
import { useBulk } from './use-bulk'

const ConfirmBulk = lazy(() => import('./confirm-bulk').then((module) => ({ default: module.ConfirmBulk })))

interface ValueFieldProps {
  readonly asked: BulkValue
  readonly values: readonly string[]
  readonly onChange: (values: readonly string[]) => void
}

/** The field for the value of an action. */
function ValueField({ asked, values, onChange }: ValueFieldProps) {
  const { locale } = useStaff()
  const { bulkValue } = useText('table')
  const { yes, no } = useText('staff')
  if (asked.kind === 'none') return null
  if (asked.kind === 'ref')
    return <LazyLookup of={asked.of} many={false} label={bulkValue} value={values} onChange={onChange} />
  if (asked.kind === 'enum' && asked.many)
    return <EnumFilter of={asked.of} label={bulkValue} empty="—" values={values} onChange={onChange} />
  if (asked.kind === 'text' || asked.kind === 'number')
    return (
      <input
        className="pk-staff-input"
        aria-label={bulkValue}
        inputMode={asked.kind === 'number' ? 'decimal' : 'text'}
        value={values[0] ?? ''}
        onChange={(event) => onChange([event.target.value])}
      />
    )
  const options =
    asked.kind !== 'enum'
      ? [['true', yes] as const, ['false', no] as const]
      : (enumerations[asked.of]?.values ?? []).map((each) => [each, enumTitle(asked.of, each, locale)] as const)
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

interface BulkBarProps {
  readonly descriptor: Descriptor
  readonly selection: Selection
  readonly query: Readonly<Record<string, readonly string[]>>
  /** How many rows match; null while that is not known. */
  readonly total: number | null
  readonly onClear: () => void
}

/** What can be done with the selected rows; as high as the line that it replaces, so that nothing jumps. */
export function BulkBar({ descriptor, selection, query, total, onClear }: BulkBarProps) {
  const can = useCan()
  const words = useText('table')
  const own = useWords({ ru: bulkRu, en: bulkEn })
  const { bulk } = useText('app')
  const { permission, listing } = descriptor.resource
  const actions = listing.bulk.filter(
    (each) => each !== 'export' && can(permission, each === 'delete' ? 'delete' : 'write'),
  )
  const [action, setAction] = useState(actions[0] ?? '')
  const [values, setValues] = useState<readonly string[]>([])
  const [isAsking, setAsking] = useState(false)
  const { run, isRunning, progress, stop } = useBulk(descriptor, selection, query, onClear)
  const asked = bulkValueOf(action, listing)
  const isReady = asked.kind === 'none' || values.some((each) => each.trim() !== '')
  const count = selectedCount(selection, total)
  const start = () => run({ action, payload: payloadOf(asked, values) })
  if (progress !== null)
    return (
      <div className="pk-staff-bulk" role="group" aria-label={words.selected(count)}>
        <label className="pk-staff-bulk__progress">
          {progress.total === null ? own.counting : own.progress(progress.done + progress.failed, progress.total)}{' '}
          <progress
            max={progress.total ?? 1}
            {...(progress.total !== null && { value: progress.done + progress.failed })}
          />
        </label>
        <Button size="small" onClick={stop}>
          {own.stop}
        </Button>
      </div>
    )
  return (
    <div className="pk-staff-bulk" role="group" aria-label={words.selected(count)}>
      <strong aria-live="polite">{words.selected(count)}</strong>
      {actions.length > 0 && (
        <>
          <select
            className="pk-staff-input"
            aria-label={words.run}
            value={action}
            onChange={(event) => {
              setAction(event.target.value)
              setValues([])
            }}
          >
            {actions.map((each) => (
              <option key={each} value={each}>
                {bulk[each] ?? each}
              </option>
            ))}
          </select>
          <ValueField asked={asked} values={values} onChange={setValues} />
          <Button
            size="small"
            variant={action === 'delete' ? 'danger' : 'primary'}
            busy={isRunning}
            disabled={!isReady}
            onClick={() => (action === 'delete' ? setAsking(true) : start())}
          >
            {words.run}
          </Button>
        </>
      )}
      <Button size="small" variant="quiet" onClick={onClear}>
        {words.clearSelection}
      </Button>
      {isAsking && (
        <Suspense fallback={null}>
          <ConfirmBulk
            title={own.confirmDelete(count)}
            help={own.confirmHelp}
            run={own.remove}
            onRun={() => {
              setAsking(false)
              start()
            }}
            onCancel={() => setAsking(false)}
          />
        </Suspense>
      )}
    </div>
  )
}
