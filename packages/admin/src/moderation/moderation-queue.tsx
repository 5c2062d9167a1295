import { Button } from '@prilavok/ui/button'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { useCan, useStaff, useLabels } from '../kit/staff/staff-context'
import { readRecord } from '../kit/records/save-record'
import type { Descriptor } from '../kit/describe/descriptor.types'
import { useLetterKey } from '../kit/keys/use-letter-key'
import { useValues } from '../kit/values/use-values'
import { ModerationCard } from './moderation-card'
import { moderationRu } from './moderation.labels'
import { moderationEn } from './moderation.labels.en'
import { blockedBy, type Decision, type Queue } from './queues'
import { useDecide } from './use-decide'
import { useQueue } from './use-queue'

interface ModerationQueueProps {
  readonly descriptor: Descriptor
  readonly queue: Queue
}

/** What waits for a decision: the list on the left, the record on the right, and a key for everything. */
export function ModerationQueue({ descriptor, queue }: ModerationQueueProps) {
  const { client, hasLetterKeys } = useStaff()
  const can = useCan()
  const words = useLabels({ ru: moderationRu, en: moderationEn })
  const common = useLabels('staff')
  const { moment } = useValues()
  const { resource } = descriptor
  const mayDecide = can(resource.permission, 'write')
  const waiting = useQueue(resource, queue)
  const { rows } = waiting
  const [chosen, setChosen] = useState<string | null>(null)
  const [answers, setAnswers] = useState<Readonly<Record<string, string>>>({})
  const list = useRef<HTMLUListElement>(null)
  const answerField = useRef<HTMLTextAreaElement>(null)
  const at = Math.max(
    0,
    rows.findIndex(({ id }) => id === chosen),
  )
  const row = rows[at] ?? null
  const id = row?.id ?? null
  const record = useQuery({
    queryKey: ['record', resource.key, id],
    enabled: id !== null,
    queryFn: ({ signal }) => readRecord(client, resource, id ?? '', signal),
  })
  const loaded = record.data !== undefined && String(record.data.fields['id']) === id ? record.data : null
  const typed = id === null ? '' : (answers[id] ?? String(loaded?.fields['answer'] ?? ''))
  const go = (by: number) => {
    const there = rows[Math.min(rows.length - 1, Math.max(0, at + by))]
    if (there !== undefined) setChosen(there.id)
  }
  const decide = useDecide(resource, queue, {
    onGone: (gone) => {
      const next = rows[at + 1] ?? rows[at - 1]
      waiting.leave(gone)
      setChosen(next?.id ?? null)
    },
    onBack: (back) => {
      waiting.comeBack(back)
      setChosen(back)
    },
  })
  const take = (decision: Decision) => {
    if (loaded === null || !mayDecide) return
    if (decision === 'answer' && typed.trim() === '') return answerField.current?.focus()
    if (blockedBy(queue, loaded.fields, decision, typed) === null) {
      // The keys go on where the card was, not in a field that is gone.
      list.current?.focus()
      void decide(loaded, decision, typed)
    } else if (queue.needsAnswer) answerField.current?.focus()
  }
  useLetterKey('KeyP', () => take('publish'))
  useLetterKey('KeyX', () => queue.statuses !== null && take('reject'))
  useLetterKey('KeyA', () => answerField.current?.focus())
  useLetterKey('KeyJ', () => go(1))
  useLetterKey('KeyK', () => go(-1))
  useEffect(() => {
    list.current?.querySelector('[aria-current]')?.scrollIntoView({ block: 'nearest' })
  }, [id])

  if (waiting.error !== null)
    return (
      <p className="pk-staff-notice" role="alert">
        {words.failed}: {waiting.error.message}{' '}
        <Button size="small" onClick={waiting.refresh}>
          {common.retry}
        </Button>
      </p>
    )
  if (waiting.isLoading)
    return (
      <p className="pk-staff-notice" role="status">
        {common.loading}
      </p>
    )
  if (id === null || row === null)
    return (
      <div className="pk-staff-empty" role="status">
        <strong>{words.empty}</strong>
        <p>{words.emptyHelp}</p>
      </div>
    )
  return (
    <>
      <p className="pk-staff-queue__bar">
        <strong role="status">{words.count(waiting.count)}</strong>
        <Button size="small" disabled={at === 0} onClick={() => go(-1)}>
          {words.previous}
        </Button>
        <Button size="small" disabled={at >= rows.length - 1} onClick={() => go(1)}>
          {words.next}
        </Button>
      </p>
      <div className="pk-staff-queue">
        <ul className="pk-staff-queue__list" ref={list} tabIndex={-1} aria-label={words.queue}>
          {rows.map((each) => (
            <li key={each.id}>
              <button
                type="button"
                aria-current={each.id === id ? 'true' : undefined}
                onClick={() => setChosen(each.id)}
              >
                <span className="pk-staff-queue__line">{String(each[queue.rowText] ?? '')}</span>
                <small>
                  {[each['userName'] ?? each['modificationName'], moment(String(each[queue.created] ?? ''))]
                    .filter(Boolean)
                    .join(' · ')}
                </small>
              </button>
            </li>
          ))}
        </ul>
        {loaded === null ? (
          <p className="pk-staff-notice" role={record.isError ? 'alert' : 'status'}>
            {record.isError ? `${words.cardFailed}: ${record.error.message}` : common.loading}
          </p>
        ) : (
          <ModerationCard
            key={id}
            descriptor={descriptor}
            queue={queue}
            record={loaded}
            row={row}
            mayDecide={mayDecide}
            answer={typed}
            onAnswer={(text) => setAnswers({ ...answers, [id]: text })}
            onDecide={take}
            answerField={answerField}
          />
        )}
      </div>
      {mayDecide && hasLetterKeys && <p className="pk-staff-note">{words.keys}</p>}
    </>
  )
}
