import { Hono } from 'hono'
import { bodyText } from '../http/body-text'
import { HttpProblem } from '../http/problem'
import type { ApiEnv } from '../http/serve-route'
import { callbackPath } from '../links'
import type { Shop } from '../shop'
import { receiveCallback } from './receive-callback'

/** Where providers send their callbacks; a provider that the shop is not connected to has no address here. */
export function callbackRoutes(shop: Shop): Hono<ApiEnv> {
  const routes = new Hono<ApiEnv>({ strict: false })
  routes.on(['GET', 'POST'], callbackPath(':provider'), async (context) => {
    const port = shop.providers.get(context.req.param('provider') ?? '')
    if (port === undefined) throw new HttpProblem('not-found', { detail: 'There is no such payment provider here.' })
    const { method, url, headers } = context.req.raw
    const request = { method, url: new URL(url), headers, text: await bodyText(context) }
    return receiveCallback(shop, port, request, context.get('requestId'))
  })
  return routes
}
