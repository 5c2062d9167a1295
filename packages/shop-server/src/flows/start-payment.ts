import type { ServiceOrderStart } from '@prilavok/contracts'
import type { Draft, PaymentSession } from '../db'
import { needDraft } from '../features/order/drafts'
import { sessionsOf } from '../features/payment/sessions'
import { scriptOf } from '../features/stand-in/script-of'
import { HttpProblem } from '../http/problem'
import { urlFor } from '../links'
import type { Provider } from '../rules/payment-providers'
import { behaviourOf, USUAL_BEHAVIOUR } from '../rules/provider-script'
import type { Shop } from '../shop'
import { openSession, type SessionRequest } from './open-session'
import { pollProvider } from './poll-provider'

function startedResponse(shop: Shop, session: PaymentSession, provider: Provider): ServiceOrderStart {
  const url = urlFor(shop, `/sim/${provider.key}/${session.id}`)
  return {
    url: provider.isWidget ? null : url,
    succeed: true,
    providerOrderId: session.id,
    expiresOn: session.expires_on.toISOString(),
    message: null,
    widget: provider.isWidget ? { provider: provider.key, session: session.id, url } : null,
  }
}

/** The payment to start, and the headers of its request. */
interface StartRequest extends SessionRequest {
  readonly headers: Headers
}

const FAILED_START: ServiceOrderStart = {
  url: null,
  succeed: false,
  providerOrderId: null,
  expiresOn: null,
  message: 'The provider has refused to start.',
  widget: null,
}
/** Nothing but the shop's owner can change this, so the detail speaks to them. */
function refuseUnconnected({ key }: Provider): never {
  throw new HttpProblem('order-not-payable', {
    detail:
      `This server is not connected to the payment provider "${key}". The shop's owner connects it in \`providers\` of ` +
      'createShopServer (see the guide "Payment providers"), or tries the shop with simulated payments: --sandbox.',
  })
}

const pause = (ms: number) => new Promise<void>((done) => void setTimeout(done, ms))

/** Payments that a start gives up may be paid without a callback: their providers are polled first, so that nobody pays twice. */
async function pollGivenUp(shop: Shop, draft: Draft): Promise<void> {
  const option = draft.delivery.purchaseType ?? ''
  for (const session of await sessionsOf(shop.db, draft.id))
    if (session.purchase_type !== option) await pollProvider(shop, session)
}

/**
 * Opens a payment of the draft at a provider. One draft has one open payment: a repeated start of the same payment returns
 * the same session, a start of another closes the earlier one, a paid draft is not paid again, and a draft that could not be
 * ordered is not paid at all.
 */
export async function startPayment(shop: Shop, start: StartRequest): Promise<ServiceOrderStart> {
  const draft = await needDraft(shop, start.draftId, start.visitor)
  if (shop.sandbox === null) return refuseUnconnected(start.provider)
  await pollGivenUp(shop, draft)
  const script = scriptOf(shop.sandbox, start, draft)
  const behaviour = (script !== null && behaviourOf(script)) || USUAL_BEHAVIOUR
  if (behaviour.delayMs > 0) await pause(behaviour.delayMs)
  if (behaviour.start === 'fails') return FAILED_START
  if (behaviour.start === 'breaks') throw new HttpProblem('internal')
  const { session, isNew } = await openSession(shop, start, script, behaviour.start === 'is-over')
  if (behaviour.start === 'breaks-once' && isNew) throw new HttpProblem('internal')
  return startedResponse(shop, session, start.provider)
}
