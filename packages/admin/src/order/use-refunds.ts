import {
  decideOrderRefund,
  readOrderRefunds,
  refundOrder,
  type OrderRefundRequest,
  type OrderRefunds,
} from '@prilavok/contracts/admin'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import { messageOf } from '../kit/client/failures'
import { useEditOf } from '../kit/form/edit-context'
import { useCan, useLabels, useStaff } from '../kit/staff/staff-context'
import { refundLabels } from './refund-words'

/** The refunds of an order, and how money is given back. */
export function useRefunds(orderId: string) {
  const { client, notify } = useStaff()
  const words = useLabels(refundLabels)
  const can = useCan()
  const { refresh, read } = useEditOf()
  const queries = useQueryClient()
  const queryKey = ['refunds', orderId, read().fields['version']]
  const found = useQuery({
    queryKey,
    enabled: orderId !== '',
    queryFn: ({ signal }) => client.call(readOrderRefunds, { params: { id: orderId } }, { signal, isQuiet: true }),
  })
  // One key per intention: a press that is repeated gives the money back once.
  const key = useRef(globalThis.crypto.randomUUID())
  const take = async (refunds: OrderRefunds) => {
    queries.setQueryData(queryKey, refunds)
    await refresh()
    void queries.invalidateQueries({ queryKey: ['refunds', orderId] })
    void queries.invalidateQueries({ queryKey: ['history', 'order'] })
  }
  return {
    refunds: found.data ?? null,
    mayRefund: can('order', 'refund'),
    /** Resolves with what went wrong; null where nothing did. */
    give: async (request: OrderRefundRequest): Promise<string | null> => {
      try {
        const options = { idempotencyKey: key.current, isQuiet: true }
        const refunds = await client.call(refundOrder, { params: { id: orderId }, body: request }, options)
        key.current = globalThis.crypto.randomUUID()
        const state = refunds.items.at(-1)?.state ?? 'Sent'
        const told = { Waiting: words.waiting, Done: words.done, Failed: words.failed }[state as string] ?? words.sent
        notify({ text: told, tone: state === 'Failed' ? 'danger' : 'success' })
        await take(refunds)
        return null
      } catch (thrown) {
        key.current = globalThis.crypto.randomUUID()
        return messageOf(thrown)
      }
    },
    decide: async (id: string, approve: boolean) => {
      try {
        await take(await client.call(decideOrderRefund, { params: { id }, body: { approve } }, { isQuiet: true }))
      } catch (thrown) {
        notify({ text: messageOf(thrown), tone: 'danger' })
      }
    },
  }
}
