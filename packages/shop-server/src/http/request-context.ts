import type { Context, Next } from 'hono'
import type { Shop } from '../shop'
import { callMet } from './call-met'
import { callOf, type ApiEnv } from './serve-route'

const REQUEST_ID = /^[\w.-]{8,64}$/

/** Sets the headers of every response (request id, API version, no content sniffing) and logs one line without ids or personal data. */
export const requestContext =
  (shop: Shop) =>
  async (context: Context<ApiEnv>, next: Next): Promise<void> => {
    const sent = context.req.header('X-Request-Id') ?? ''
    const requestId = REQUEST_ID.test(sent) ? sent : shop.randomId()
    context.set('requestId', requestId)
    const started = shop.now()
    const begun = performance.now()
    await next()
    context.res.headers.set('X-Request-Id', requestId)
    context.res.headers.set('Api-Version', '1')
    context.res.headers.set('X-Content-Type-Options', 'nosniff')
    const call = callMet(context)
    if (call !== null) shop.calls.note(call, performance.now() - begun, context.res.status, requestId)
    const { status } = context.res
    const ms = shop.now() - started
    const facts = { call: call ?? callOf(context), status, ms }
    shop.log({ level: 'info', requestId, text: `${callOf(context)} ${status} ${ms} ms`, facts })
  }
