import type { PaymentSession } from '../db'
import { HttpProblem } from '../http/problem'
import { logSecurity } from '../http/security-log'
import type { CallbackRequest, ProviderPort } from '../providers/provider-port'
import { createCheck, isRefused, type CallbackVerdict } from '../providers/verified-callback'
import type { Shop } from '../shop'
import { applyCallback } from './payment-events'

/** Applies what a provider has said, if it is verified and new; null when it changes nothing. */
export async function applyVerdict(
  shop: Shop,
  { key }: ProviderPort,
  verdict: CallbackVerdict,
  requestId: string,
): Promise<PaymentSession | null> {
  if (isRefused(verdict)) {
    const facts = { provider: key, reason: verdict.refused, payment: verdict.session ?? 'unknown' }
    logSecurity(shop, requestId, 'callback-refused', facts)
    return null
  }
  const applied = await applyCallback(shop, verdict)
  if (applied.isReplay) logSecurity(shop, requestId, 'callback-replayed', { provider: key, payment: verdict.session })
  return applied.session
}

/**
 * Takes a callback of a provider. A refused one is 403 and changes nothing; a replay is acknowledged as the first one was, because
 * providers repeat a callback until it is, and changes nothing either.
 */
export async function receiveCallback(
  shop: Shop,
  port: ProviderPort,
  request: CallbackRequest,
  requestId: string,
): Promise<Response> {
  const check = createCheck(shop.db, { provider: port.key, merchant: port.merchant, isCallback: true })
  const verdict = await port.verify(request, check)
  await applyVerdict(shop, port, verdict, requestId)
  if (isRefused(verdict)) throw new HttpProblem('forbidden', { detail: 'The callback is not verified.' })
  return port.acknowledge?.() ?? new Response('OK', { headers: { 'Content-Type': 'text/plain; charset=utf-8' } })
}
