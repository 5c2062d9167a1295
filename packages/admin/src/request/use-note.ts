import { requestForPhone, type RequestKind } from '@prilavok/contracts/admin'
import { useRef, useState } from 'react'
import { failureOf, messageOf } from '../kit/client/failures'
import { useStaff } from '../kit/staff/staff-context'

/** What is noted of a request: who asks for what, who calls them and when. */
export interface Noted {
  readonly kind: RequestKind
  readonly phone: string
  readonly name: string
  readonly comment: string
  readonly managerId: string | null
  readonly callOn: string | null
}

/** Sends what was noted, once for each press; what the server finds wrong belongs to its field. */
export function useNote(onMade: (id: string) => void) {
  const { client } = useStaff()
  const [isBusy, setBusy] = useState(false)
  const [failure, setFailure] = useState<{ readonly field: string; readonly text: string } | null>(null)
  // The same words are the same request, also where the response was lost.
  const intention = useRef({ key: '', body: '' })
  const save = async ({ name, comment, ...rest }: Noted) => {
    if (isBusy) return
    setBusy(true)
    setFailure(null)
    const body = { ...rest, name: name.trim() || null, comment: comment.trim() || null }
    const text = JSON.stringify(body)
    if (intention.current.body !== text) intention.current = { key: globalThis.crypto.randomUUID(), body: text }
    try {
      const options = { idempotencyKey: intention.current.key, isQuiet: true }
      onMade((await client.call(requestForPhone, { body }, options)).id)
    } catch (thrown) {
      const [wrong] = failureOf(thrown)?.problem?.errors ?? []
      setFailure({ field: wrong?.pointer.slice(1) ?? '', text: wrong?.message ?? messageOf(thrown) })
    } finally {
      setBusy(false)
    }
  }
  return { isBusy, failure, save }
}
