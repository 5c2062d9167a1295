import type { PaymentSession } from '../db'
import { unpaidSessions } from '../features/payment/sessions'
import { framesOf } from '../http/serve-route'
import type { ProviderPort } from '../providers/provider-port'
import { createCheck } from '../providers/verified-callback'
import { isOpenSession } from '../rules/payment-session'
import type { Shop } from '../shop'
import { applyVerdict } from './receive-callback'

const REQUEST_ID = 'payment'

/** Asks the provider for a payment, and applies its reply; the payment as it was when there is no news or no reply. */
async function ask(shop: Shop, port: ProviderPort, session: PaymentSession, occasion: 'buyer' | 'clock') {
  const check = createCheck(shop.db, { provider: port.key, merchant: port.merchant, isCallback: false })
  const payment = {
    session: session.id,
    amountKopecks: session.amount_kopecks,
    currency: 'RUB',
    providerOrderId: session.started?.providerOrderId ?? session.id,
  } as const
  try {
    const verdict = (await port.ask?.(payment, check, occasion)) ?? null
    return verdict === null ? session : ((await applyVerdict(shop, port, verdict, REQUEST_ID)) ?? session)
  } catch (error) {
    shop.log({ level: 'error', requestId: REQUEST_ID, text: framesOf(error) })
    return session
  }
}

/** Polls the provider of an open payment for its status, because a callback may be lost. */
export async function pollProvider(shop: Shop, session: PaymentSession | null): Promise<PaymentSession | null> {
  const port = session === null ? undefined : shop.providers.get(session.provider)
  if (session === null || port === undefined || !isOpenSession(session, shop.now())) return session
  return ask(shop, port, session, 'buyer')
}

/**
 * Asks the providers for the payments that no callback has reported and no poll has found, those that were given up among them;
 * returns how many payments moved.
 */
export async function settleUnreportedPayments(shop: Shop, signal?: AbortSignal): Promise<number> {
  let moved = 0
  for (const session of await unpaidSessions(shop)) {
    signal?.throwIfAborted()
    const port = shop.providers.get(session.provider)
    if (port?.ask === undefined) continue
    const after = await ask(shop, port, session, 'clock')
    if (after.state !== session.state) moved += 1
  }
  return moved
}
