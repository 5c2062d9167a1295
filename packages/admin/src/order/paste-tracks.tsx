import {
  listOrders,
  orderResource,
  saveOrderTkStatus,
  transportCompanyOrderStatusValues,
} from '@prilavok/contracts/admin'
import { Button } from '@prilavok/ui/button'
import { Dialog } from '@prilavok/ui/dialog'
import { useQueryClient } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { messageOf } from '../kit/client/failures'
import type { StaffClient } from '../kit/client/staff-client'
import { planOf, runPlan } from '../kit/lists/bulk-run'
import { matchOf, readRecord } from '../kit/records/save-record'
import { useStaff, useLabels } from '../kit/staff/staff-context'
import { useValues } from '../kit/values/use-values'
import { pasteTracksRu } from './paste-tracks.labels'
import { pasteTracksEn } from './paste-tracks.labels.en'
import { matchTracks, pastedLines, possibleNumbers, type KnownOrder, type MatchedTrack, type TrackPlan } from './tracks'
import '../kit/table/table-failed.css'

const AT_ONCE = 100

/** The orders that a pasted table names. */
async function ordersOf(client: StaffClient, numbers: readonly string[]): Promise<readonly KnownOrder[]> {
  const parts = Array.from({ length: Math.ceil(numbers.length / AT_ONCE) }, (_, at) =>
    numbers.slice(at * AT_ONCE, (at + 1) * AT_ONCE),
  )
  const pages = await Promise.all(
    parts.map((number) => client.call(listOrders, { query: { number, pageSize: 200, withTotal: false } })),
  )
  return pages.flatMap(({ items }) => items)
}

async function saveTrack(client: StaffClient, { id, trackCode }: MatchedTrack, transportCompanyOrderStatus: string) {
  const record = await readRecord(client, orderResource, id)
  const body = { id, trackCode, transportCompanyOrderStatus }
  await client.receive(saveOrderTkStatus, { body }, { ifMatch: matchOf(record), isQuiet: true })
}

/** Track codes from a carrier's table: pasted, looked at, saved; what does not fit and what fails is named. */
export function PasteTracks({ onClose }: { readonly onClose: () => void }) {
  const { client, links, notify } = useStaff()
  const queries = useQueryClient()
  const words = useLabels({ ru: pasteTracksRu, en: pasteTracksEn })
  const { undo } = useLabels('staff')
  const values = useValues()
  const id = useId()
  const [text, setText] = useState('')
  const [plan, setPlan] = useState<TrackPlan | null>(null)
  const [status, setStatus] = useState('Accepted')
  const [progress, setProgress] = useState<number | null>(null)
  const [failed, setFailed] = useState<readonly { readonly track: MatchedTrack; readonly reason: string }[]>([])
  const isBusy = progress !== null
  const look = async () => {
    const lines = pastedLines(text)
    try {
      setPlan(matchTracks(lines, await ordersOf(client, possibleNumbers(lines))))
    } catch (error) {
      notify({ text: messageOf(error), tone: 'danger' })
    }
  }
  const takeBack = async (ids: readonly string[]) => {
    const following = { signal: new AbortController().signal, onProgress: () => {} }
    await runPlan(client, planOf(orderResource, { action: 'takeBack' }, ids), following)
    void queries.invalidateQueries({ queryKey: ['list', orderResource.key] })
  }
  const save = async (tracks: readonly MatchedTrack[]) => {
    const done: string[] = []
    const wrong: { track: MatchedTrack; reason: string }[] = []
    setFailed([])
    for (const [at, track] of tracks.entries()) {
      setProgress(at)
      await saveTrack(client, track, status).then(
        () => done.push(track.id),
        (error: unknown) => wrong.push({ track, reason: messageOf(error) }),
      )
    }
    setProgress(null)
    void queries.invalidateQueries({ queryKey: ['list', orderResource.key] })
    if (done.length > 0)
      notify({
        text: words.saved(done.length),
        tone: 'success',
        action: { label: undo, onPress: () => void takeBack(done) },
      })
    if (wrong.length === 0) return onClose()
    setFailed(wrong)
    setPlan({ matched: wrong.map(({ track }) => track), unmatched: [] })
  }
  const { matched = [], unmatched = [] } = plan ?? {}
  const reasonOf = (track: MatchedTrack) => failed.find((each) => each.track.id === track.id)?.reason
  return (
    <Dialog
      id={`pk-staff-tracks${id}`}
      open
      title={words.title}
      onClose={onClose}
      footer={
        matched.length > 0 ? (
          <Button variant="primary" busy={isBusy} onClick={() => void save(matched)}>
            {progress === null ? words.save(matched.length) : words.saving(progress, matched.length)}
          </Button>
        ) : (
          <Button variant="primary" disabled={text.trim() === ''} onClick={() => void look()}>
            {words.look}
          </Button>
        )
      }
    >
      <p>{words.help}</p>
      <label className="pk-staff-field">
        <span className="pk-staff-field__name">{words.table}</span>
        <textarea
          className="pk-staff-input"
          rows={6}
          spellCheck={false}
          value={text}
          disabled={isBusy}
          onChange={(event) => {
            setText(event.target.value)
            setPlan(null)
          }}
        />
      </label>
      {plan !== null && matched.length === 0 && unmatched.length === 0 && <p role="status">{words.nothing}</p>}
      {matched.length > 0 && (
        <>
          <label className="pk-staff-field">
            <span className="pk-staff-field__name">{words.status}</span>
            <select className="pk-staff-input" value={status} onChange={(event) => setStatus(event.target.value)}>
              {transportCompanyOrderStatusValues.values
                .filter((each) => each !== 'NotSent')
                .map((each) => (
                  <option key={each} value={each}>
                    {values.title('TransportCompanyOrderStatus', each)}
                  </option>
                ))}
            </select>
          </label>
          <table className="pk-staff-tracks">
            <thead>
              <tr>
                <th scope="col">{words.order}</th>
                <th scope="col">{words.track}</th>
                <th scope="col">{words.now}</th>
              </tr>
            </thead>
            <tbody>
              {matched.map((track) => (
                <tr key={track.id}>
                  <td>
                    <a href={links.record(orderResource.key, track.id)} target="_blank" rel="noopener">
                      {track.number}
                    </a>
                  </td>
                  <td className="pk-staff-mono">{track.trackCode}</td>
                  <td>{reasonOf(track) ?? track.before ?? '—'}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </>
      )}
      {failed.length > 0 && <p role="alert">{words.failed(failed.length)}</p>}
      {unmatched.length > 0 && (
        <section>
          <h3>{words.unmatched(unmatched.length)}</h3>
          <ul className="pk-staff-failed">
            {unmatched.map(({ text: line, why }, at) => (
              <li key={`${at}${line}`}>
                <span className="pk-staff-mono">{line}</span>
                <span>{words.why[why]}</span>
              </li>
            ))}
          </ul>
        </section>
      )}
    </Dialog>
  )
}
