import { sql, type Expression, type Insertable } from 'kysely'
import type { Db, PaymentSession, PaymentSessionTable, StartedAtProvider, Trx } from '../../db'
import { sendChange } from '../../db/pipelined-connection'
import type { VerifiedCallback } from '../../providers/verified-callback'
import { countingSession, providerOfSession, stateAt } from '../../rules/payment-session'
import { isPaid, nextState } from '../../rules/session-machine'
import type { Shop } from '../../shop'

const selectSessions = (db: Db, draftId: string | Expression<string>) =>
  db
    .selectFrom('payment_session')
    .selectAll()
    .where('order_in_process_id', '=', draftId)
    .orderBy('created_on', 'desc')
    .orderBy('id')

/**
 * All attempts to pay a draft, newest first, locked until the transaction ends: money that arrives meanwhile waits, and then
 * finds the order that this transaction makes.
 */
export const lockSessions = (trx: Trx, draftId: string): Promise<readonly PaymentSession[]> =>
  selectSessions(trx, draftId).forUpdate().execute()

/** All attempts to pay a draft, newest first. */
export const sessionsOf = (db: Db, draftId: string): Promise<readonly PaymentSession[]> =>
  selectSessions(db, draftId).execute()

/** The attempt to pay a draft that counts, narrowed to one provider when given. */
export async function latestSession(db: Db, draftId: string, provider?: string): Promise<PaymentSession | null> {
  const sessions = await sessionsOf(db, draftId)
  return countingSession(sessions.filter((session) => provider === undefined || session.provider === provider))
}

/** The payment of a provider by its own id, or by the draft it is for: widgets name the order, not the payment. */
export async function findSession(db: Db, provider: string, id: string): Promise<PaymentSession | null> {
  const own = await db.selectFrom('payment_session').selectAll().where('id', '=', id).executeTakeFirst()
  if (own !== undefined) return own.provider === provider ? own : null
  return latestSession(db, id, provider)
}

/** The id of the draft that a payment is for, as a part of other queries. */
export const draftIdOf = (sessionId: string): Expression<string> =>
  sql<string>`(select order_in_process_id from payment_session where id = ${sessionId})`

/** As `lockSessions`, of the draft that a payment is for. */
export const lockSessionsBeside = (trx: Trx, sessionId: string): Promise<readonly PaymentSession[]> =>
  selectSessions(trx, draftIdOf(sessionId)).forUpdate().execute()

/** How long a payment without money is asked for. */
const ASKED_FOR_MS = 2 * 86_400_000
const MOST_ASKED = 500

/** Payments of the last two days whose money has not come, whatever the shop thinks of them; those asked for longest ago first. */
export const unpaidSessions = ({ db, now }: Shop): Promise<readonly PaymentSession[]> =>
  db
    .selectFrom('payment_session')
    .selectAll()
    .where('paid_on', 'is', null)
    .where('created_on', '>', new Date(now() - ASKED_FOR_MS))
    .orderBy('updated_on')
    .limit(MOST_ASKED)
    .execute()

/** Records a callback; false for one that was recorded before. */
export async function recordCallback(shop: Shop, trx: Trx, callback: VerifiedCallback): Promise<boolean> {
  const { provider, session, event, id } = callback
  if (id === null) return true
  const recorded = await trx
    .insertInto('payment_callback')
    .values({ provider, id, session_id: session, event, received_on: new Date(shop.now()) })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst()
  return recorded !== undefined
}

/** The change that keeps what the provider returned to the start, so that a repeated start returns the same. */
export const keepingStarted = (trx: Trx, id: string, started: StartedAtProvider) =>
  trx
    .updateTable('payment_session')
    .set({ started: JSON.stringify(started) })
    .where('id', '=', id)

/** Inserts a new attempt to pay. */
export const insertSession = (trx: Trx, session: Insertable<PaymentSessionTable>): Promise<PaymentSession> =>
  trx.insertInto('payment_session').values(session).returningAll().executeTakeFirstOrThrow()

/** Moves a session on by what its provider has truly said; returns it unchanged when that changes nothing. */
export async function moveSession(
  shop: Shop,
  trx: Trx,
  session: PaymentSession,
  { event }: VerifiedCallback,
): Promise<PaymentSession> {
  const provider = providerOfSession(session)
  const state = nextState(provider, stateAt(session, shop.now()), event)
  if (state === session.state && session.untold === null) return session
  const now = new Date(shop.now())
  const paidOn = isPaid(provider, state) ? (session.paid_on ?? now) : null
  const moved = { state, updated_on: now, paid_on: paidOn, untold: null }
  await sendChange(trx, trx.updateTable('payment_session').set(moved).where('id', '=', session.id))
  return { ...session, ...moved }
}

/** Cancels payments that must not be paid any more. */
export async function closeSessions(shop: Shop, trx: Trx, open: readonly PaymentSession[]): Promise<void> {
  if (open.length === 0) return
  await trx
    .updateTable('payment_session')
    .set({ state: 'Cancelled', updated_on: new Date(shop.now()) })
    .where(
      'id',
      'in',
      open.map(({ id }) => id),
    )
    .execute()
}

/** Takes money that went back off a payment; one that went back whole is refunded. */
export async function takeRefund(shop: Shop, trx: Trx, id: string, kopecks: number): Promise<void> {
  const session = await trx
    .updateTable('payment_session')
    .set((eb) => ({ refunded_kopecks: eb('refunded_kopecks', '+', kopecks), updated_on: new Date(shop.now()) }))
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow()
  if (session.refunded_kopecks < session.amount_kopecks) return
  await trx
    .updateTable('payment_session')
    .set({ state: nextState(providerOfSession(session), session.state, 'refunded'), paid_on: null })
    .where('id', '=', id)
    .execute()
}
