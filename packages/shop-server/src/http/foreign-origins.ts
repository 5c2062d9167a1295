import type { Context, Next } from 'hono'
import type { ShopSettings } from '../settings'
import type { Shop } from '../shop'
import { seenAddress } from './seen-address'
import type { ApiEnv } from './serve-route'

/** An origin as browsers write it; nothing else gets into the log. */
const ORIGIN = /^https?:\/\/[\w.-]{1,100}(?::\d{1,5})?$/
/** Anybody can send any origin: so many are named until the next start. */
const MOST_ORIGINS = 20

/** Whether a path is of the staff API. */
const isStaffPath = (path: string): boolean => /^\/api\/admin(?:\/|$)/.test(path)

/** The origins of pages that may call a path: those of the shop's pages, or those of its staff, and none is both. */
export const originsOf = (
  { allowedOrigins, staffOrigins }: Pick<ShopSettings, 'allowedOrigins' | 'staffOrigins'>,
  path: string,
): readonly string[] => (isStaffPath(path) ? staffOrigins : allowedOrigins)

/** Logs the origin of a page that calls the API and is not allowed to, once for each origin, with the flag that allows it. */
export function foreignOrigins(shop: Shop) {
  const named = new Set<string>()
  const seen = seenAddress(shop.settings)
  const isForeign = ({ req, env }: Context<ApiEnv>, origin: string) =>
    req.header('Sec-Fetch-Site') !== 'same-origin' &&
    ![...originsOf(shop.settings, req.path), new URL(req.url).origin, seen(req.raw, env).origin].includes(origin)
  return async (context: Context<ApiEnv>, next: Next): Promise<void> => {
    const origin = context.req.header('Origin') ?? ''
    const isNew = ORIGIN.test(origin) && !named.has(origin) && named.size < MOST_ORIGINS
    if (isNew && isForeign(context, origin)) {
      named.add(origin)
      const text =
        `Pages of ${origin} call the shop, but it does not allow this origin, so their browsers discard its responses. ` +
        (isStaffPath(context.req.path)
          ? `If your staff work there, start the server with --staff-origin ${origin}`
          : `If that is your site, start the server with --origin ${origin}`)
      shop.log({ level: 'warning', requestId: context.get('requestId'), text })
    }
    await next()
  }
}
