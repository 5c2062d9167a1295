import { readOrderMessages, sendOrderMessage, type OrderMessageRequest } from '@prilavok/contracts/admin'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { failureOf, messageOf } from '../kit/client/failures'
import { useLabels, useStaff } from '../kit/staff/staff-context'
import { messageLabels } from './message-words'

/** Whether the server has certainly not sent what it refused: it has looked at the request and said why. */
const isRefused = (thrown: unknown): boolean => {
  const status = failureOf(thrown)?.status ?? 500
  return status >= 400 && status < 500 && failureOf(thrown)?.code !== 'idempotency-in-progress'
}

/** What can be written to the buyer of an order, and how it is sent: once for each press. */
export function useMessage(orderId: string, onSent: () => void) {
  const { client, notify } = useStaff()
  const words = useLabels(messageLabels)
  const queries = useQueryClient()
  const [isBusy, setBusy] = useState(false)
  const [failure, setFailure] = useState<string | null>(null)
  // One key per intention: where the response was lost, the same text is the same message.
  const intention = useRef({ key: '', body: '' })
  const found = useQuery({
    queryKey: ['messages', 'order', orderId],
    queryFn: ({ signal }) => client.call(readOrderMessages, { params: { id: orderId } }, { signal, isQuiet: true }),
    gcTime: 0,
  })
  const send = async (body: OrderMessageRequest, way: string) => {
    if (isBusy) return
    setBusy(true)
    setFailure(null)
    const text = JSON.stringify(body)
    if (intention.current.body !== text) intention.current = { key: globalThis.crypto.randomUUID(), body: text }
    try {
      const options = { idempotencyKey: intention.current.key, isQuiet: true }
      const { state } = await client.call(sendOrderMessage, { params: { id: orderId }, body }, options)
      intention.current = { key: '', body: '' }
      void queries.invalidateQueries({ queryKey: ['history', 'order', orderId] })
      if (state === 'Sent') {
        notify({ text: words.sent(way), tone: 'success' })
        return onSent()
      }
      setFailure(state === 'Failed' ? words.failed : words.unknown)
    } catch (thrown) {
      if (isRefused(thrown)) intention.current = { key: '', body: '' }
      const [error] = failureOf(thrown)?.problem?.errors ?? []
      setFailure(error?.message ?? messageOf(thrown))
    } finally {
      setBusy(false)
    }
  }
  return { offer: found.data ?? null, loadFailure: found.error, isBusy, failure, send }
}
