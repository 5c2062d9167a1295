import type { Context, Next } from 'hono'
import type { Shop } from '../shop'
import { seenAddress } from './seen-address'
import type { ApiEnv } from './serve-route'

/** An origin as browsers write it; nothing else gets into the log. */
const ORIGIN = /^https?:\/\/[\w.-]{1,100}(?::\d{1,5})?$/
/** Anybody can send any origin: so many are named until the next start. */
const MOST_ORIGINS = 20

/** Logs the origin of a page that calls the API and is not allowed to, once for each origin, with the flag that allows it. */
export function foreignOrigins(shop: Shop) {
  const named = new Set<string>()
  const seen = seenAddress(shop.settings)
  const isForeign = ({ req, env }: Context<ApiEnv>, origin: string) =>
    req.header('Sec-Fetch-Site') !== 'same-origin' &&
    ![...shop.settings.allowedOrigins, new URL(req.url).origin, seen(req.raw, env).origin].includes(origin)
  return async (context: Context<ApiEnv>, next: Next): Promise<void> => {
    const origin = context.req.header('Origin') ?? ''
    const isNew = ORIGIN.test(origin) && !named.has(origin) && named.size < MOST_ORIGINS
    if (isNew && isForeign(context, origin)) {
      named.add(origin)
      const text =
        `Pages of ${origin} call the shop, but it does not allow this origin, so their browsers discard its responses. ` +
        `If that is your site, start the server with --origin ${origin}`
      shop.log({ level: 'warning', requestId: context.get('requestId'), text })
    }
    await next()
  }
}
