import { sql } from 'kysely'
import type { Draft, PaymentSession, Trx } from '../db'
import { sendChange } from '../db/pipelined-connection'
import { HttpProblem } from '../http/problem'
import { framesOf } from '../http/serve-route'
import type { Shop } from '../shop'
import { checkDraft } from './check-draft'
import { createOrder } from './create-order'

async function orderDraft(
  shop: Shop,
  trx: Trx,
  draft: Draft,
  session: PaymentSession,
  sessions: readonly PaymentSession[],
): Promise<void> {
  const ready = await checkDraft(shop, trx, draft, session.purchase_type)
  // The buyer went on editing while the money was on its way: a person has to find out which of the two was meant.
  if (ready.priced.amountBy(ready.option) !== session.amount_kopecks) throw new HttpProblem('price-changed')
  await createOrder(shop, trx, ready, sessions, 'system')
}

const reasonOf = (error: unknown): string => {
  if (!(error instanceof HttpProblem)) return 'internal'
  return [error.code, ...(error.details.errors ?? []).map(({ pointer, code }) => `${pointer} ${code}`)].join('; ')
}

/**
 * Makes the order of a locked draft whose money is there, by the rules and with the checks of a confirmation, so that a buyer who
 * never comes back loses nothing. A draft that cannot be ordered stays paid, with the reason on its payment: the view
 * `paid_without_order` shows it to the staff, and the buyer's own confirmation may still make the order.
 */
export async function orderPaidDraft(
  shop: Shop,
  trx: Trx,
  draft: Draft,
  session: PaymentSession,
  sessions: readonly PaymentSession[],
): Promise<void> {
  await sendChange(trx, sql`savepoint paid_draft`)
  try {
    await orderDraft(shop, trx, draft, session, sessions)
    // What was sent and not waited for has to fail here.
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
