import { endOtherSessions, endOwnSession, listOwnSessions, type OwnSession } from '@prilavok/contracts/admin'
import { Button } from '@prilavok/ui/button'
import { useMutation, useQuery } from '@tanstack/react-query'
import { messageOf } from '../kit/client/failures'
import { Card } from '../kit/screen/card'
import { useLabels, useStaff, useReader } from '../kit/staff/staff-context'
import { dateText } from '../kit/values/format'
import type { AccountsLabels } from './accounts.labels'
import { useAccountWords } from './use-account-words'

/** A device in words: "Firefox, Windows". */
const deviceName = ({ browser, system }: OwnSession, words: AccountsLabels): string =>
  browser === null ? words.program : system === null ? browser : words.on(browser, system)

/** Where one's own account is signed in; each session can be ended, and all others at once. */
export function SessionsCard() {
  const { client, notify } = useStaff()
  const reader = useReader()
  const words = useAccountWords()
  const { loading } = useLabels('staff')
  const sessions = useQuery({ queryKey: ['own-sessions'], queryFn: () => client.call(listOwnSessions, {}) })
  const end = useMutation({
    mutationFn: (id: string | null) =>
      id === null ? client.call(endOtherSessions, {}) : client.call(endOwnSession, { params: { id } }),
    onSuccess: (_, id) => notify({ text: id === null ? words.endedOthers : words.ended, tone: 'success' }),
    onSettled: () => sessions.refetch(),
  })
  const items = sessions.data?.items ?? []
  return (
    <Card
      title={words.sessions}
      aside={
        items.length > 1 && (
          <Button size="small" busy={end.isPending && end.variables === null} onClick={() => end.mutate(null)}>
            {words.endOthers}
          </Button>
        )
      }
    >
      <p>{words.sessionsHelp}</p>
      {sessions.isPending && <p role="status">{loading}</p>}
      {sessions.isError && <p role="alert">{messageOf(sessions.error)}</p>}
      <ul className="pk-staff-sessions">
        {items.map((session) => {
          const { id, device, network, lastSeenOn, openedOn, isCurrent } = session
          const name = deviceName(session, words)
          const place = [words.devices[device ?? ''], network === null ? undefined : words.from(network)]
          const seen = isCurrent ? words.seenNow : words.seen(dateText(lastSeenOn, reader, true))
          return (
            <li key={id}>
              <div>
                <strong translate="no">{name}</strong>{' '}
                {isCurrent && (
                  <span className="pk-staff-badge" data-tone="work">
                    {words.current}
                  </span>
                )}
                <p className="pk-staff-note">{place.filter((each) => each !== undefined).join(' · ')}</p>
                <p className="pk-staff-note">{`${seen} · ${words.opened(dateText(openedOn, reader, true))}`}</p>
              </div>
              {!isCurrent && (
                <Button
                  size="small"
                  aria-label={words.endOf(name)}
                  busy={end.isPending && end.variables === id}
                  onClick={() => end.mutate(id)}
                >
                  {words.end}
                </Button>
              )}
            </li>
          )
        })}
      </ul>
    </Card>
  )
}
