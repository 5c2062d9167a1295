import type { Db, OrderRefund, RefundedLine, Trx } from '../../db'
import type { Shop } from '../../shop'

/** A refund that is asked for, by one payment. */
interface NewRefund {
  readonly id: string
  readonly orderId: string
  readonly sessionId: string
  readonly kopecks: number
  readonly reason: string
  readonly lines: readonly RefundedLine[]
  readonly state: 'Waiting' | 'Sent'
  readonly askedBy: string
}

/** The refunds of an order, the first first. */
export const refundsOf = (db: Db, orderId: string): Promise<readonly OrderRefund[]> =>
  db
    .selectFrom('order_refund')
    .selectAll()
    .where('order_id', '=', orderId)
    .orderBy('created_on')
    .orderBy('id')
    .execute()

/** Whether the money of a refund is away, or may be. */
export const isTaken = ({ state }: Pick<OrderRefund, 'state'>): boolean => state !== 'Failed' && state !== 'Declined'

/** Writes a refund down before its provider is asked for it. */
export async function insertRefund(shop: Shop, trx: Trx, refund: NewRefund): Promise<void> {
  const now = new Date(shop.now())
  await trx
    .insertInto('order_refund')
    .values({
      id: refund.id,
      order_id: refund.orderId,
      session_id: refund.sessionId,
      amount_kopecks: refund.kopecks,
      reason: refund.reason,
      lines: JSON.stringify(refund.lines),
      state: refund.state,
      asked_by: refund.askedBy,
      created_on: now,
      updated_on: now,
    })
    .execute()
}

/** Moves a refund from one state to the next, once: one statement decides who does. */
export async function moveRefund(
  shop: Shop,
  db: Db,
  id: string,
  from: OrderRefund['state'],
  to: OrderRefund['state'],
  more: { readonly approvedBy?: string; readonly answer?: object } = {},
): Promise<OrderRefund | null> {
  const moved = await db
    .updateTable('order_refund')
    .set({
      state: to,
      updated_on: new Date(shop.now()),
      ...(more.approvedBy !== undefined && { approved_by: more.approvedBy }),
      ...(more.answer !== undefined && { answer: JSON.stringify(more.answer) }),
    })
    .where('id', '=', id)
    .where('state', '=', from)
    .returningAll()
    .executeTakeFirst()
  return moved ?? null
}

/** Refunds whose provider was asked longer ago, and whose result nobody has written down. */
export const unsettledRefunds = (db: Db, before: Date): Promise<readonly OrderRefund[]> =>
  db
    .selectFrom('order_refund')
    .selectAll()
    .where('state', '=', 'Sent')
    .where('updated_on', '<', before)
    .orderBy('updated_on')
    .limit(100)
    .execute()
