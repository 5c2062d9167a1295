import type { Context, Next } from 'hono'
import { matchedRoutes } from 'hono/route'
import type { Shop } from '../shop'
import { callOf, type ApiEnv } from './serve-route'

const REQUEST_ID = /^[\w.-]{8,64}$/

/** Method and path of the call as the contract has it; null where none was met. */
function callMet(context: Context<ApiEnv>): string | null {
  const met = matchedRoutes(context)
    .filter(({ method }) => method === context.req.method)
    .at(-1)
  return met === undefined ? null : `${met.method} ${met.path.replace(/:(\w+)/g, '{$1}')}`
}

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
    shop.log({
      level: 'info',
      requestId,
      text: `${callOf(context)} ${context.res.status} ${shop.now() - started} ms`,
    })
  }
