import { readStaffAccountHistory, type HistoryEntry } from '@prilavok/contracts/admin'
import { useQuery } from '@tanstack/react-query'
import { messageOf } from '../kit/client/failures'
import '../kit/form/form.css'
import { Card } from '../kit/screen/card'
import { useLabels, useStaff, useReader } from '../kit/staff/staff-context'
import { dateText, enumTitle } from '../kit/values/format'
import { useAccountWords } from './use-account-words'

type Change = HistoryEntry['changes'][number]

/** Says what a change was: of a password and of codes nothing but that they were changed. */
function ChangeLine({ field, before, after }: Change) {
  const { locale } = useStaff()
  const { fields } = useAccountWords()
  const { yes, no } = useLabels('staff')
  const name = fields[field] ?? field
  if (before === null && after === null) return <>{name}</>
  const shown = (value: unknown): string => {
    if (Array.isArray(value)) return value.map((role) => enumTitle('StaffRole', String(role), locale)).join(', ')
    if (field === 'secondFactor' || typeof value === 'boolean') return value === true ? yes : no
    return value === null || value === undefined ? '—' : String(value)
  }
  return (
    <>
      {name}: <del>{shown(before)}</del> → <ins>{shown(after)}</ins>
    </>
  )
}

/** Who changed what in an account, the latest first. */
export function MemberHistory({ id, version }: { readonly id: string; readonly version: unknown }) {
  const { client, locale } = useStaff()
  const reader = useReader()
  const words = useAccountWords()
  const { loading } = useLabels('staff')
  const history = useQuery({
    queryKey: ['staff-accounts', 'history', id, version],
    queryFn: () => client.call(readStaffAccountHistory, { params: { id } }),
  })
  return (
    <Card title={words.history}>
      {history.isPending && <p role="status">{loading}</p>}
      {history.isError && <p role="alert">{messageOf(history.error)}</p>}
      {history.data?.items.length === 0 && <p className="pk-staff-note">{words.noHistory}</p>}
      <ol className="pk-staff-history">
        {history.data?.items.map(({ id: entryId, on, actorName, action, changes }) => (
          <li key={entryId} className="pk-staff-history__entry">
            <p>
              <time dateTime={on}>{dateText(on, reader, true)}</time> · {actorName} ·{' '}
              {enumTitle('HistoryAction', action, locale)}
            </p>
            <ul>
              {changes.map((change) => (
                <li key={change.field}>
                  <ChangeLine {...change} />
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ol>
    </Card>
  )
}
