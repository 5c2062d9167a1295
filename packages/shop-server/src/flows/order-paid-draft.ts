import { sql } from 'kysely'
import type { PaymentSession, Trx } from '../db'
import { lockAnyDraft } from '../features/order/drafts'
import { HttpProblem } from '../http/problem'
import { framesOf } from '../http/serve-route'
import type { Shop } from '../shop'
import { checkDraft } from './check-draft'
import { createOrder } from './create-order'

async function orderDraft(shop: Shop, trx: Trx, session: PaymentSession): Promise<void> {
  const draft = await lockAnyDraft(trx, session.order_in_process_id)
  if (draft === undefined || draft.created_order_id !== null) return
  const ready = await checkDraft(shop, trx, draft, session.purchase_type)
  // The buyer went on editing while the money was on its way: a person has to find out which of the two was meant.
  if (ready.priced.amountBy(ready.option) !== session.amount_kopecks) throw new HttpProblem('price-changed')
  await createOrder(shop, trx, ready, 'system')
}

const reasonOf = (error: unknown): string => {
  if (!(error instanceof HttpProblem)) return 'internal'
  return [error.code, ...(error.details.errors ?? []).map(({ pointer, code }) => `${pointer} ${code}`)].join('; ')
}

/**
 * Makes the order of a draft whose money is there, by the rules and with the checks of a confirmation, so that a buyer who
 * never comes back loses nothing. A draft that cannot be ordered stays paid, with the reason on its payment: the view
 * `paid_without_order` shows it to the staff, and the buyer's own confirmation may still make the order.
 */
export async function orderPaidDraft(shop: Shop, trx: Trx, session: PaymentSession): Promise<void> {
  await sql`savepoint paid_draft`.execute(trx)
  try {
    await orderDraft(shop, trx, session)
    await sql`release savepoint paid_draft`.execute(trx)
  } catch (error) {
    await sql`rollback to savepoint paid_draft`.execute(trx)
    if (!(error instanceof HttpProblem)) shop.log({ level: 'error', requestId: 'payment', text: framesOf(error) })
    await trx
      .updateTable('payment_session')
      .set({ order_refusal: reasonOf(error) })
      .where('id', '=', session.id)
      .execute()
  }
}
