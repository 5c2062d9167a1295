import { listRequests, requestResource, type RequestEdition } from '@prilavok/contracts/admin'
import { Button, ButtonLink } from '@prilavok/ui/button'
import { useState } from 'react'
import { messageOf } from '../kit/client/failures'
import { useEditOf } from '../kit/form/edit-context'
import { Card } from '../kit/screen/card'
import { useLetterKey } from '../kit/keys/use-letter-key'
import { useReader, useStaff, useLabels } from '../kit/staff/staff-context'
import { telOf } from '../kit/values/format'
import { useValues } from '../kit/values/use-values'
import { callTimes, type CallTimes } from './call-times'
import { requestRu } from './request-body.labels'
import { requestEn } from './request-body.labels.en'

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

/** What becomes of a request: reached, called again at a time, refused, an order. */
export function Decisions({ request }: { readonly request: RequestEdition }) {
  const words = useLabels({ ru: requestRu, en: requestEn })
  const { links, hasLetterKeys } = useStaff()
  const { timeZone } = useReader()
  const { mayEdit, isSaving, saveNow } = useEditOf()
  const values = useValues()
  const next = useNext(String(request.id))
  const isOpen = mayEdit && OPEN.has(request.status)
  const draft = links.record('orderInProcess', request.draftId)
  const address = telOf(request.phone)
  const [hasEvening] = useState(() => callTimes(Date.now(), timeZone).evening !== null)
  const again = (at: keyof CallTimes) => {
    const callOn = callTimes(Date.now(), timeZone)[at]
    if (callOn !== null) void saveNow({ status: 'CallAgain', callOn })
  }
  const reached = () => isOpen && void saveNow({ status: 'Called' })
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
              {words.reached}
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
              onClick={() => void saveNow({ status: 'Refused' })}
            >
              {words.refuse}
            </Button>
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
