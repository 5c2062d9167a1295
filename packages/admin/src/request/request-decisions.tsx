import { listRequests, listRequestStates, requestResource, type RequestEdition } from '@prilavok/contracts/admin'
import { Button, ButtonLink } from '@prilavok/ui/button'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { messageOf } from '../kit/client/failures'
import { useEditOf } from '../kit/form/edit-context'
import { Card } from '../kit/screen/card'
import { useLetterKey } from '../kit/keys/use-letter-key'
import { useCan, useReader, useStaff, useLabels } from '../kit/staff/staff-context'
import { callTimes, type CallTimes } from '../kit/values/call-times'
import { telOf } from '../kit/values/format'
import { useValues } from '../kit/values/use-values'
import { requestRu } from './request-body.labels'
import { requestEn } from './request-body.labels.en'
import { changeTo, otherStates, type RequestState } from './request-states'

const OPEN = new Set(['New', 'Called', 'CallAgain'])

/** Opens the request that waits longest, but for this one. */
function useNext(id: string) {
  const { client, links, notify } = useStaff()
  const words = useLabels({ ru: requestRu, en: requestEn })
  return async () => {
    try {
      const query = { isWaiting: true, sort: 'createdOn', pageSize: 2, withTotal: false }
      const { items } = await client.call(listRequests, { query })
      const next = items.find((each) => each.id !== id)
      if (next === undefined) notify({ text: words.empty })
      links.open(next === undefined ? links.list(requestResource.key) : links.record(requestResource.key, next.id))
    } catch (error) {
      notify({ text: messageOf(error), tone: 'danger' })
    }
  }
}

const STALE_MS = 300_000
const NONE: readonly RequestState[] = []

/** The shop's own states of requests that are in use. */
function useStates(): readonly RequestState[] {
  const { client } = useStaff()
  const can = useCan()
  const query = { isActive: true, sort: 'displayOrder', pageSize: 100, withTotal: false }
  const found = useQuery({
    queryKey: ['request-states'],
    queryFn: ({ signal }) => client.call(listRequestStates, { query }, { signal, isQuiet: true }),
    enabled: can('request-state', 'read'),
    staleTime: STALE_MS,
  })
  return found.data?.items ?? NONE
}

/** What becomes of a request: reached, called again at a time, refused, an order. */
export function Decisions({ request }: { readonly request: RequestEdition }) {
  const words = useLabels({ ru: requestRu, en: requestEn })
  const { links, hasLetterKeys } = useStaff()
  const { timeZone } = useReader()
  const { mayEdit, isSaving, saveNow } = useEditOf()
  const values = useValues()
  const next = useNext(String(request.id))
  const states = useStates()
  const isOpen = mayEdit && OPEN.has(request.status)
  const draft = links.record('orderInProcess', request.draftId)
  const address = telOf(request.phone)
  const [hasEvening] = useState(() => callTimes(Date.now(), timeZone).evening !== null)
  const again = (at: keyof CallTimes) => {
    const callOn = callTimes(Date.now(), timeZone)[at]
    if (callOn !== null) void saveNow({ ...changeTo(states, 'CallAgain'), callOn })
  }
  const reached = () => isOpen && void saveNow(changeTo(states, 'Called'))
  useLetterKey('KeyP', () => address !== null && location.assign(address))
  useLetterKey('KeyD', reached)
  useLetterKey('KeyH', () => isOpen && again('hour'))
  useLetterKey('KeyO', () => links.open(draft))
  useLetterKey('KeyJ', () => void next())
  return (
    <Card title={words.done}>
      <p className="pk-staff-request__phone">
        <strong>{values.phone(request.phone)}</strong>
        {address !== null && (
          <ButtonLink size="small" variant="primary" href={address}>
            {words.call}
          </ButtonLink>
        )}
      </p>
      <div className="pk-staff-choices" role="group" aria-label={words.done}>
        {isOpen && (
          <>
            <Button size="small" busy={isSaving} onClick={reached}>
              {states.find(({ status }) => status === 'Called')?.name ?? words.reached}
            </Button>
            <Button size="small" busy={isSaving} onClick={() => again('hour')}>
              {words.hour}
            </Button>
            {hasEvening && (
              <Button size="small" busy={isSaving} onClick={() => again('evening')}>
                {words.evening}
              </Button>
            )}
            <Button size="small" busy={isSaving} onClick={() => again('tomorrow')}>
              {words.tomorrow}
            </Button>
            <Button
              size="small"
              variant="quiet"
              busy={isSaving}
              disabled={!request.reasonId}
              onClick={() => void saveNow(changeTo(states, 'Refused'))}
            >
              {words.refuse}
            </Button>
            {otherStates(states, request).map(({ id, name, status, isReady }) => (
              <Button
                key={id}
                size="small"
                variant="quiet"
                busy={isSaving}
                disabled={!isReady}
                onClick={() => void saveNow({ stateId: id, status })}
              >
                {name}
              </Button>
            ))}
          </>
        )}
        {request.orderId ? (
          <ButtonLink size="small" href={links.record('order', request.orderId)}>
            {words.order(request.orderNumber ?? '')}
          </ButtonLink>
        ) : (
          <ButtonLink size="small" variant="primary" href={draft}>
            {words.draft}
          </ButtonLink>
        )}
        <Button size="small" variant="quiet" onClick={() => void next()}>
          {words.next}
        </Button>
      </div>
      {hasLetterKeys && <p className="pk-staff-note">{words.keys}</p>}
    </Card>
  )
}
