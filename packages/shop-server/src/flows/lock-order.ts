import type { Trx } from '../db'
import { lockAnyDraft } from '../features/order/drafts'
import { lockSessions } from '../features/payment/sessions'
import { HttpProblem } from '../http/problem'

/** The order with its payments, locked in the order in which everybody locks them. */
export async function lockOrder(trx: Trx, orderId: string) {
  const named = await trx
    .selectFrom('customer_order')
    .select('order_in_process_id')
    .where('id', '=', orderId)
    .executeTakeFirst()
  if (named === undefined) throw new HttpProblem('not-found')
  const draftId = named.order_in_process_id
  if (draftId !== null) await lockAnyDraft(trx, draftId)
  const sessions = draftId === null ? [] : await lockSessions(trx, draftId)
  const order = await trx
    .selectFrom('customer_order')
    .selectAll()
    .where('id', '=', orderId)
    .forUpdate()
    .executeTakeFirstOrThrow()
  return { order, sessions }
}
