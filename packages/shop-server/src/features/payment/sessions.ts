import type { Selectable, Transaction } from 'kysely'
import type { PaymentSessionTable, ShopDatabase } from '../../db'
import { providerByKey } from '../../payments/providers'
import type { Provider } from '../../payments/providers'
import { isFinal, isPaid, nextState } from '../../payments/session-machine'
import type { Db, Shop } from '../../shop'

/** One attempt to pay a draft. */
export type Session = Selectable<PaymentSessionTable>

/** The provider of a session. */
export function providerOfSession(session: Session): Provider {
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
export const isOpenSession = (session: Session, nowMs: number): boolean =>
  !isFinal(providerOfSession(session), stateAt(session, nowMs))

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
export const lockSessions = (trx: Transaction<ShopDatabase>, draftId: string): Promise<readonly Session[]> =>
  selectSessions(trx, draftId).forUpdate().execute()

/** All attempts to pay a draft, newest first. */
export const sessionsOf = (db: Db, draftId: string): Promise<readonly Session[]> =>
  selectSessions(db, draftId).execute()

/** The attempt that counts: a paid one, else the newest; null when none was made. */
const countingSession = (sessions: readonly Session[]): Session | null =>
  sessions.find(isPaidSession) ?? sessions[0] ?? null

/** The attempt to pay a draft that counts, narrowed to one provider when given. */
export async function latestSession(db: Db, draftId: string, provider?: string): Promise<Session | null> {
  const sessions = await sessionsOf(db, draftId)
  return countingSession(sessions.filter((session) => provider === undefined || session.provider === provider))
}

/** What an order knows of its payment. */
interface Payment {
  readonly status: string
  /** Everything that came, by whatever way; an order that was paid twice shows it here. */
  readonly paidKopecks: number
}

/** The payment of an order that is paid by an option: money counts whatever way it came, an attempt only for its own option. */
export function paymentOf(sessions: readonly Session[], option: string, nowMs: number): Payment {
  const paid = sessions.filter(isPaidSession)
  const counting = countingSession(
    paid.length > 0 ? paid : sessions.filter((session) => session.purchase_type === option),
  )
  return {
    status: counting === null ? 'None' : stateAt(counting, nowMs),
    paidKopecks: paid.reduce((sum, session) => sum + session.amount_kopecks, 0),
  }
}

/** Gives up payments that nobody shall pay any more. */
export async function closeSessions(
  shop: Shop,
  trx: Transaction<ShopDatabase>,
  open: readonly Session[],
): Promise<void> {
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
