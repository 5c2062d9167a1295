import type { PaymentSession } from '../db'
import { countPoll, sessionsWithUnreportedEvent } from '../features/payment/sessions'
import { isOpenSession } from '../rules/payment-session'
import { behaviourOf, dueEvent, USUAL_BEHAVIOUR } from '../rules/provider-script'
import { PAYMENT_EVENTS, type PaymentEvent } from '../rules/session-machine'
import type { Shop } from '../shop'
import { applyPaymentEvent } from './payment-events'

const unreportedEvent = ({ untold }: PaymentSession): PaymentEvent | null =>
  PAYMENT_EVENTS.find((event) => event === untold) ?? null

/**
 * Polls the provider of an open payment for its status, because a callback may be lost. A stand-in counts the polls and
 * returns what its script says.
 */
export async function pollProvider(shop: Shop, session: PaymentSession | null): Promise<PaymentSession | null> {
  const isPolled =
    shop.sandbox !== null &&
    session !== null &&
    (session.script !== null || session.untold !== null) &&
    isOpenSession(session, shop.now())
  if (!isPolled) return session
  const polled = await countPoll(shop.db, session.id)
  const behaviour = (polled.script !== null && behaviourOf(polled.script)) || USUAL_BEHAVIOUR
  const event = dueEvent(behaviour, polled.polls, unreportedEvent(polled))
  return event === null ? polled : applyPaymentEvent(shop, polled.id, event)
}

/** Applies the providers' events that no callback has reported and no poll has found; returns how many payments moved. */
export async function settleUnreportedPayments(shop: Shop): Promise<number> {
  const sessions = shop.sandbox === null ? [] : await sessionsWithUnreportedEvent(shop.db)
  for (const session of sessions) {
    const event = unreportedEvent(session)
    if (event !== null) await applyPaymentEvent(shop, session.id, event)
  }
  return sessions.length
}
