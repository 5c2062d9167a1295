import { Button } from '@prilavok/ui/button'
import { Suspense, useState } from 'react'
import { useStore } from 'zustand'
import { lazyComponent } from '../staff/lazy-component'
import { useCan, useStaff, useLabels } from '../staff/staff-context'
import { canTakeBack } from '../lists/bulk-run'
import { EVERYTHING, NOTHING, select, selectedCount, type Selection } from '../lists/selection'
import type { Descriptor } from '../describe/descriptor.types'
import { bulkRu } from './bulk.labels'
import { bulkEn } from './bulk.labels.en'
import { BulkValueField } from './bulk-value-field'
import { areGiven, bulkValueOf, payloadOf } from './bulk-values'
import { BulkProgressLine, JobResult } from './job-result'
import { useBulk } from './use-bulk'
import { useBulkTitle } from './use-bulk-title'
import './table-bulk.css'

const FailuresDialog = lazyComponent(() => import('./failures-dialog').then((module) => module.FailuresDialog))
/** More rows than somebody has counted with the eyes: what will happen is said first. */
const ASKED_ABOVE = 20
const ConfirmBulk = lazyComponent(() => import('./confirm-bulk').then((module) => module.ConfirmBulk))

interface BulkBarProps {
  readonly descriptor: Descriptor
  readonly selection: Selection
  readonly query: Readonly<Record<string, readonly string[]>>
  /** How many rows match; null while that is not known. */
  readonly total: number | null
  /** Is called with the rows that stay selected. */
  readonly onSelect: (selection: Selection) => void
}

/** What can be done with the selected rows; as high as the line that it replaces, so that nothing jumps. */
export function BulkBar({ descriptor, selection, query, total, onSelect }: BulkBarProps) {
  const can = useCan()
  const { locale, session } = useStaff()
  const words = useLabels('table')
  const own = useLabels({ ru: bulkRu, en: bulkEn })
  const me = useStore(session, (state) => state.session?.user.id)
  const { permission, listing } = descriptor.resource
  const actions = listing.bulk.filter(
    (each) => each !== 'export' && can(permission, each === 'delete' ? 'delete' : 'write'),
  )
  const actionName = (each: string) => listing.names?.[each]?.[locale] ?? own.names[each] ?? each
  const [action, setAction] = useState(actions[0] ?? '')
  const [values, setValues] = useState<readonly string[]>([])
  const [isAsking, setAsking] = useState(false)
  const clear = () => onSelect(NOTHING)
  const { run, isRunning, progress, results, closeResults, failures, closeFailures, stop } = useBulk(
    descriptor,
    selection,
    query,
    (left) => onSelect(select(NOTHING, left, true)),
  )
  const asked = bulkValueOf(action, listing)
  const isReady = areGiven(asked, values)
  const count = selectedCount(selection, total)
  const isMerge = action === 'merge'
  // What cannot be taken back is asked about.
  const isFinal = action === 'delete' || isMerge
  const isUndone = canTakeBack(descriptor.resource, action)
  const isMany = count === null || count > ASKED_ABOVE
  // Another carrier is another cost of the delivery: somebody may have to pay more.
  const isPriced = action === 'setTransportCompany'
  const title = useBulkTitle(actionName(action), asked, values, count)
  const mayMatchMore = selection.kind === 'ids' && (total === null || total > selection.ids.size)
  const start = () => run({ action, payload: payloadOf(asked, values) })
  if (progress !== null)
    return (
      <div className="pk-staff-bulk" role="group" aria-label={words.selected(count)}>
        <BulkProgressLine progress={progress} />
        <Button size="small" onClick={stop}>
          {progress.percent === undefined ? own.stop : own.doNotWait}
        </Button>
      </div>
    )
  if (results.length > 0)
    return (
      <div className="pk-staff-bulk" role="group" aria-label={words.selected(count)}>
        {results.map((job) => (
          <JobResult key={job.id} job={job} />
        ))}
        <Button
          size="small"
          variant="quiet"
          onClick={() => {
            closeResults()
            // Rows whose papers were printed are changed next.
            if (!action.startsWith('print')) clear()
          }}
        >
          {own.closeResult}
        </Button>
      </div>
    )
  return (
    <div className="pk-staff-bulk" role="group" aria-label={words.selected(count)}>
      <strong aria-live="polite">{words.selected(count)}</strong>
      {mayMatchMore && (
        <Button size="small" variant="quiet" onClick={() => onSelect(EVERYTHING)}>
          {own.selectMatching(total)}
        </Button>
      )}
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
                {actionName(each)}
              </option>
            ))}
          </select>
          {action === 'setManager' && me !== undefined && (
            <Button size="small" busy={isRunning} onClick={() => run({ action, payload: payloadOf(asked, [me]) })}>
              {own.takeMine}
            </Button>
          )}
          <BulkValueField isMerge={isMerge} asked={asked} values={values} onChange={setValues} />
          <Button
            size="small"
            variant={action === 'delete' ? 'danger' : 'primary'}
            busy={isRunning}
            disabled={!isReady}
            onClick={() => (isFinal || isMany || isPriced ? setAsking(true) : start())}
          >
            {words.run}
          </Button>
        </>
      )}
      <Button size="small" variant="quiet" onClick={clear}>
        {words.clearSelection}
      </Button>
      {isAsking && (
        <Suspense fallback={null}>
          <ConfirmBulk
            title={isMerge ? own.confirmMerge(count) : isFinal ? own.confirmDelete(count) : title}
            help={
              isMerge
                ? own.mergeHelp
                : isFinal
                  ? own.confirmHelp
                  : [isPriced && own.carrierHelp, own.manyHelp(isUndone)].filter(Boolean).join(' ')
            }
            run={isMerge ? own.merge : isFinal ? own.remove : own.runOn(count)}
            isDanger={isFinal}
            onRun={() => {
              setAsking(false)
              start()
            }}
            onCancel={() => setAsking(false)}
          />
        </Suspense>
      )}
      {failures.length > 0 && (
        <Suspense fallback={null}>
          <FailuresDialog resource={descriptor.resource} failures={failures} onClose={closeFailures} />
        </Suspense>
      )}
    </div>
  )
}
