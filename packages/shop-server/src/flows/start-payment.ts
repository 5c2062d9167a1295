import type { ServiceOrderStart } from '@prilavok/contracts'
import type { Draft, PaymentSession, StartedAtProvider } from '../db'
import { needOwnDraft } from '../features/order/drafts'
import { sendChange } from '../db/pipelined-connection'
import { closeSessions, keepingStarted, sessionsOf } from '../features/payment/sessions'
import { keepNothing, type KeepIn } from '../http/idempotency'
import { HttpProblem } from '../http/problem'
import { framesOf } from '../http/serve-route'
import { callbackPath, orderPageUrl, urlFor } from '../links'
import type { PaymentToStart, ProviderPort, StartedPayment } from '../providers/provider-port'
import { NO_SCRIPT } from '../sandbox'
import type { Shop } from '../shop'
import { openSession, type SessionRequest } from './open-session'
import { pollProvider } from './poll-provider'

/** The payment to start, and the headers of its request. */
interface StartRequest extends SessionRequest {
  readonly headers: Headers
  readonly keepIn: KeepIn
}

const startedResponse = (
  session: PaymentSession,
  { url, providerOrderId, widget }: StartedAtProvider,
): ServiceOrderStart => ({
  url,
  succeed: true,
  providerOrderId,
  expiresOn: session.expires_on.toISOString(),
  message: null,
  widget,
})

const failedResponse = (message: string): ServiceOrderStart => ({
  url: null,
  succeed: false,
  providerOrderId: null,
  expiresOn: null,
  message,
  widget: null,
})

/** The shop's connection to a provider. Nothing but the shop's owner can make one, so the problem speaks to them. */
export function needConnection({ providers }: Shop, key: string): ProviderPort {
  const port = providers.get(key)
  if (port !== undefined) return port
  throw new HttpProblem('order-not-payable', {
    detail:
      `This server is not connected to the payment provider "${key}". The shop's owner connects it in \`providers\` of ` +
      'createShopServer (see the guide "Payment providers"), or tries the shop with simulated payments: `prilavok-demo --sandbox`.',
  })
}

const pause = (ms: number) => new Promise<void>((done) => void setTimeout(done, ms))

/** Payments that a start gives up may be paid without a callback: their providers are polled first, so that nobody pays twice. */
async function pollGivenUp(shop: Shop, draft: Draft, sessions: readonly PaymentSession[]): Promise<void> {
  const option = draft.delivery.purchaseType ?? ''
  for (const session of sessions) if (session.purchase_type !== option) await pollProvider(shop, session)
}

function paymentToStart(shop: Shop, session: PaymentSession): PaymentToStart {
  return {
    session: session.id,
    option: session.purchase_type,
    amountKopecks: session.amount_kopecks,
    currency: 'RUB',
    months: session.months,
    profileId: session.profile_id,
    expiresOn: session.expires_on,
    returnUrl: orderPageUrl(shop, {
      id: session.order_in_process_id,
      from: session.provider,
      access: session.return_token,
    }),
    callbackUrl: urlFor(shop, callbackPath(session.provider)),
  }
}

/** Asks the provider to open the payment; what is not known to have failed is asked for again with the same session. */
export async function startAtProvider(
  shop: Shop,
  port: ProviderPort,
  session: PaymentSession,
  keepIn: KeepIn = keepNothing,
): Promise<ServiceOrderStart> {
  if (session.started !== null) return startedResponse(session, session.started)
  const result: StartedPayment = await port.start(paymentToStart(shop, session)).catch((error: unknown) => {
    shop.log({ level: 'error', requestId: 'payment', text: framesOf(error) })
    throw new HttpProblem('unavailable', { detail: 'The payment provider does not answer. Try again.' })
  })
  if (!result.isStarted) {
    await shop.db.transaction().execute((trx) => closeSessions(shop, trx, [session]))
    return failedResponse(result.message)
  }
  const { url, providerOrderId = session.id, widget = null } = result
  const started = { url, providerOrderId, widget }
  const response = startedResponse(session, started)
  await shop.db.transaction().execute(async (trx) => {
    await sendChange(trx, keepingStarted(trx, session.id, started))
    await keepIn(trx, response)
  })
  return response
}

/**
 * Opens a payment of the draft at a provider. One draft has one open payment: a repeated start of the same payment returns
 * the same session, a start of another closes the earlier one, a paid draft is not paid again, and a draft that could not be
 * ordered is not paid at all.
 */
export async function startPayment(shop: Shop, start: StartRequest): Promise<ServiceOrderStart> {
  const [draft, sessions] = await Promise.all([
    needOwnDraft(shop, start.draftId, start.draftKey),
    sessionsOf(shop.db, start.draftId),
  ])
  const port = needConnection(shop, start.provider.key)
  await pollGivenUp(shop, draft, sessions)
  const { script, delayMs, start: outcome } = shop.sandbox?.scriptOf(start, draft) ?? NO_SCRIPT
  if (delayMs > 0) await pause(delayMs)
  if (outcome === 'fails') return failedResponse('The provider has refused to start.')
  if (outcome === 'breaks') throw new HttpProblem('internal')
  const { session, isNew } = await openSession(shop, start, script, outcome === 'is-over')
  // A start that breaks is asked for again: its response is not kept.
  const isBroken = outcome === 'breaks-once' && isNew
  const response = await startAtProvider(shop, port, session, isBroken ? keepNothing : start.keepIn)
  if (isBroken) throw new HttpProblem('internal')
  return response
}
