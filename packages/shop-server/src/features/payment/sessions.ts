import type { Insertable } from 'kysely'
import type { Db, PaymentSession, PaymentSessionTable, Trx } from '../../db'
import { countingSession, providerOfSession, stateAt } from '../../rules/payment-session'
import { isPaid, nextState, type PaymentEvent } from '../../rules/session-machine'
import type { Shop } from '../../shop'

const selectSessions = (db: Db, draftId: string) =>
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

/** The draft that a payment is for. */
export const draftIdOf = async (db: Db, sessionId: string): Promise<string | null> => {
  const row = await db
    .selectFrom('payment_session')
    .select('order_in_process_id')
    .where('id', '=', sessionId)
    .executeTakeFirst()
  return row?.order_in_process_id ?? null
}

/** Payments with an event at the provider that the shop was not notified of, oldest first. */
export const sessionsWithUnreportedEvent = (db: Db): Promise<readonly PaymentSession[]> =>
  db.selectFrom('payment_session').selectAll().where('untold', 'is not', null).orderBy('updated_on').execute()

/** Records an event at the provider that the shop is not notified of. */
export async function keepUnreportedEvent(shop: Shop, sessionId: string, event: PaymentEvent): Promise<void> {
  const changes = { untold: event, updated_on: new Date(shop.now()) }
  await shop.db.updateTable('payment_session').set(changes).where('id', '=', sessionId).execute()
}

/** Counts one poll of the provider. */
export const countPoll = (db: Db, sessionId: string): Promise<PaymentSession> =>
  db
    .updateTable('payment_session')
    .set((eb) => ({ polls: eb('polls', '+', 1) }))
    .where('id', '=', sessionId)
    .returningAll()
    .executeTakeFirstOrThrow()

/** Inserts a new attempt to pay. */
export const insertSession = (trx: Trx, session: Insertable<PaymentSessionTable>): Promise<PaymentSession> =>
  trx.insertInto('payment_session').values(session).returningAll().executeTakeFirstOrThrow()

/** Moves a session on by an event of its provider; returns it unchanged when the event changes nothing. */
export async function moveSession(
  shop: Shop,
  trx: Trx,
  session: PaymentSession,
  event: PaymentEvent,
): Promise<PaymentSession> {
  const provider = providerOfSession(session)
  const state = nextState(provider, stateAt(session, shop.now()), event)
  if (state === session.state && session.untold === null) return session
  const now = new Date(shop.now())
  const paidOn = isPaid(provider, state) ? (session.paid_on ?? now) : null
  return trx
    .updateTable('payment_session')
    .set({ state, updated_on: now, paid_on: paidOn, untold: null })
    .where('id', '=', session.id)
    .returningAll()
    .executeTakeFirstOrThrow()
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
