import type { Selectable, Transaction } from 'kysely'
import type { PaymentSessionTable, ShopDatabase } from '../../db'
import { providerByKey } from '../../payments/providers'
import { isFinal, isPaid, nextState } from '../../payments/session-machine'
import type { PaymentEvent } from '../../payments/session-machine'
import type { Db, Shop } from '../../shop'

/** One attempt to pay a draft. */
export type Session = Selectable<PaymentSessionTable>

const providerOfSession = (session: Session) => {
  const provider = providerByKey(session.provider)
  if (provider === null) throw new Error(`No provider ${session.provider}`)
  return provider
}

/** The state of a session at a moment: an open one whose time is over has expired. */
export function stateAt(session: Session, nowMs: number): string {
  const provider = providerOfSession(session)
  return nowMs >= session.expires_on.getTime() ? nextState(provider, session.state, 'expired') : session.state
}

/** Whether the session's money is there. */
export const isPaidSession = (session: Session): boolean => isPaid(providerOfSession(session), session.state)

/** Whether the session can still be paid. */
export const isOpenSession = (session: Session, nowMs: number): boolean => !isFinal(providerOfSession(session), stateAt(session, nowMs))

const selectSessions = (db: Db, draftId: string) =>
  db.selectFrom('payment_session').selectAll().where('order_in_process_id', '=', draftId).orderBy('created_on', 'desc').orderBy('id')

/**
 * All attempts to pay a draft, newest first, locked until the transaction ends: money that arrives meanwhile waits, and then
 * finds the order that this transaction makes.
 */
export const lockSessions = (trx: Transaction<ShopDatabase>, draftId: string): Promise<readonly Session[]> =>
  selectSessions(trx, draftId).forUpdate().execute()

/** The attempt that counts: a paid one, else the newest; null when none was made. */
export const countingSession = (sessions: readonly Session[]): Session | null => sessions.find(isPaidSession) ?? sessions[0] ?? null

/** The attempt to pay a draft that counts, narrowed to one provider when given. */
export async function latestSession(db: Db, draftId: string, provider?: string): Promise<Session | null> {
  const sessions = await selectSessions(db, draftId).execute()
  return countingSession(sessions.filter((session) => provider === undefined || session.provider === provider))
}

/** Tells an order what became of its payment; the history keeps it. */
async function tellOrder(shop: Shop, trx: Transaction<ShopDatabase>, session: Session, state: string): Promise<void> {
  const order = await trx
    .selectFrom('customer_order')
    .select(['id', 'status', 'payment_status'])
    .where('order_in_process_id', '=', session.order_in_process_id)
    .forUpdate()
    .executeTakeFirst()
  if (order === undefined || order.payment_status === state) return
  const paid = isPaid(providerOfSession(session), state)
  const status = paid && order.status === 'AwaitingPayment' ? 'Paid' : order.status
  const now = new Date(shop.now())
  await trx
    .updateTable('customer_order')
    .set((eb) => ({
      payment_status: state,
      status,
      paid_kopecks: paid ? session.amount_kopecks : state === 'Refunded' ? 0 : eb.ref('paid_kopecks'),
      version: eb('version', '+', 1),
      updated_on: now,
    }))
    .where('id', '=', order.id)
    .execute()
  const changes = { paymentStatus: [order.payment_status, state], ...(status !== order.status && { status: [order.status, status] }) }
  await trx
    .insertInto('order_history')
    .values({ order_id: order.id, author: 'system', kind: 'PaymentChanged', changes: JSON.stringify(changes), created_on: now })
    .execute()
}

/** Carries an event of the provider to its session and to the order; answers the new state, null for an unknown session. */
export const applyPaymentEvent = (shop: Shop, sessionId: string, event: PaymentEvent): Promise<Session | null> =>
  shop.db.transaction().execute(async (trx) => {
    const session = await trx.selectFrom('payment_session').selectAll().where('id', '=', sessionId).forUpdate().executeTakeFirst()
    if (session === undefined) return null
    const state = nextState(providerOfSession(session), stateAt(session, shop.now()), event)
    if (state === session.state) return session
    const changed = await trx
      .updateTable('payment_session')
      .set({ state, updated_on: new Date(shop.now()) })
      .where('id', '=', sessionId)
      .returningAll()
      .executeTakeFirstOrThrow()
    await tellOrder(shop, trx, changed, state)
    return changed
  })
