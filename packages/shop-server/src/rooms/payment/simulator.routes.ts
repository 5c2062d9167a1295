import { Hono } from 'hono'
import { Refusal } from '../../http/refusal'
import type { Doors } from '../../http/serve-route'
import type { PaymentEvent } from '../../payments/session-machine'
import type { Shop } from '../../shop'
import { parseJson } from '../../http/read-call'
import { applyPaymentEvent } from './sessions'

const events: readonly PaymentEvent[] = ['opened', 'paid', 'refused', 'cancelled', 'input-error', 'expired', 'refunded']

/** What the stand-in payment providers tell the shop: `POST /sim/{provider}/{session}` with `{"event": "paid"}`. */
export function simulatorRoutes(shop: Shop): Hono<Doors> {
  const simulator = new Hono<Doors>({ strict: false })
  simulator.post('/:provider/:session', async (context) => {
    const told = parseJson(await context.req.text()) as { readonly event?: unknown } | null
    const event = events.find((each) => each === told?.event)
    if (event === undefined) throw new Refusal('bad-request', { detail: `event is one of ${events.join(', ')}.` })
    const session = await applyPaymentEvent(shop, context.req.param('session'), event)
    if (session === null || session.provider !== context.req.param('provider')) throw new Refusal('not-found')
    return context.json({ provider: session.provider, paymentStatus: session.state })
  })
  return simulator
}
