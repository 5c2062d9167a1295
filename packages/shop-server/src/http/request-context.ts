import type { Context, Next } from 'hono'
import type { Shop } from '../shop'
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
    await next()
    context.res.headers.set('X-Request-Id', requestId)
    context.res.headers.set('Api-Version', '1')
    context.res.headers.set('X-Content-Type-Options', 'nosniff')
    shop.log({
      level: 'info',
      requestId,
      text: `${callOf(context)} ${context.res.status} ${shop.now() - started} ms`,
    })
  }
