import { readHistory, type HistoryEntry } from '@prilavok/contracts/admin'
import { useQuery } from '@tanstack/react-query'
import { DescriptorContext, useStaff, useLabels, useReader } from '../staff/staff-context'
import { dateText, enumTitle, valueText } from '../values/format'
import type { Descriptor, Field } from '../describe/descriptor.types'
import { isGroup } from '../describe/is-group'
import { formWords } from '../labels/form-words'
import { toldValue } from './told-value'
import './form.css'

interface HistoryListProps {
  readonly descriptor: Descriptor
  readonly entries: readonly HistoryEntry[]
  /** Tells a change in words of its own; null where before and after say enough. */
  readonly told?: (change: HistoryEntry['changes'][number]) => readonly string[] | null
}

/** Entries of a history: when, who, and each field before and after. */
export function HistoryList({ descriptor, entries, told }: HistoryListProps) {
  const reader = useReader()
  const nameOf = useLabels('fields')
  const words = useLabels(formWords)
  const common = useLabels('staff')
  const fields = new Map<string, Field>(
    descriptor.sections.flatMap((section) => section.fields).map((field) => [field.field, field]),
  )
  const textOf = (value: unknown, field: Field | undefined) =>
    valueText(value, field === undefined || isGroup(field) ? null : field, reader, common)
  const shown = (name: string, value: unknown) => toldValue(value, fields.get(name), { nameOf, textOf }) || '—'
  if (entries.length === 0) return <p className="pk-staff-note">{words.noHistory}</p>
  return (
    <ol className="pk-staff-history">
      {entries.map((entry) => (
        <li key={entry.id} className="pk-staff-history__entry">
          <p>
            <time dateTime={entry.on}>{dateText(entry.on, reader, true)}</time> · {entry.actorName} ·{' '}
            {enumTitle('HistoryAction', entry.action, reader.locale)}
          </p>
          {entry.comment && <p>{entry.comment}</p>}
          <ul>
            {entry.changes.map((change) => {
              const words = told?.(change) ?? null
              return (
                <li key={change.field}>
                  {change.label ?? nameOf(change.field)}:{' '}
                  {words === null ? (
                    <>
                      <del>{shown(change.field, change.before)}</del> → <ins>{shown(change.field, change.after)}</ins>
                    </>
                  ) : (
                    words.join('; ')
                  )}
                </li>
              )
            })}
          </ul>
        </li>
      ))}
    </ol>
  )
}

/** Who changed what in a record, newest first. */
export function HistoryPanel({ descriptor, id }: { readonly descriptor: Descriptor; readonly id: string }) {
  const { client } = useStaff()
  const common = useLabels('staff')
  const entity = descriptor.resource.key
  const history = useQuery({
    queryKey: ['history', entity, id],
    queryFn: async () =>
      (await client.receive(readHistory, { params: { entity, id } })).value as {
        readonly items: readonly HistoryEntry[]
      },
  })
  if (history.isPending) return <p role="status">{common.loading}</p>
  if (history.isError) return <p role="alert">{history.error.message}</p>
  return (
    <DescriptorContext value={descriptor}>
      <HistoryList descriptor={descriptor} entries={history.data.items} />
    </DescriptorContext>
  )
}
