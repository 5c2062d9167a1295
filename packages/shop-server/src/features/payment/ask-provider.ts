import { answerDue, behaviourOf, usual } from '../../payments/script'
import { paymentEvents } from '../../payments/session-machine'
import type { PaymentEvent } from '../../payments/session-machine'
import type { Shop } from '../../shop'
import { applyPaymentEvent } from './payment-events'
import { isOpenSession } from './sessions'
import type { Session } from './sessions'

const untoldOf = ({ untold }: Session): PaymentEvent | null => paymentEvents.find((event) => event === untold) ?? null

/**
 * Asks the provider of an open payment where it stands, as a shop does that does not rely on being told: a callback may be
 * lost. A stand-in counts the questions, and answers what its script says.
 */
export async function askProvider(shop: Shop, session: Session | null): Promise<Session | null> {
  const isAsked =
    session !== null && (session.script !== null || session.untold !== null) && isOpenSession(session, shop.now())
  if (!isAsked) return session
  const asked = await shop.db
    .updateTable('payment_session')
    .set((eb) => ({ polls: eb('polls', '+', 1) }))
    .where('id', '=', session.id)
    .returningAll()
    .executeTakeFirstOrThrow()
  const event = answerDue((asked.script !== null && behaviourOf(asked.script)) || usual, asked.polls, untoldOf(asked))
  return event === null ? asked : applyPaymentEvent(shop, asked.id, event)
}

/** Takes up what has happened at the providers while nobody told and nobody asked; answers how many payments have moved. */
export async function settleUntold(shop: Shop): Promise<number> {
  const sessions = await shop.db
    .selectFrom('payment_session')
    .selectAll()
    .where('untold', 'is not', null)
    .orderBy('updated_on')
    .execute()
  for (const session of sessions) {
    const event = untoldOf(session)
    if (event !== null) await applyPaymentEvent(shop, session.id, event)
  }
  return sessions.length
}
