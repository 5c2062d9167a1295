import type { Context } from 'hono'
import { matchedRoutes } from 'hono/route'

/** Method and path of the route that serves a request, as the contract has it: `GET /api/flags/{name}`; null where none was met. */
export function callMet(context: Context): string | null {
  const met = matchedRoutes(context)
    .filter(({ method }) => method === context.req.method)
    .at(-1)
  return met === undefined ? null : `${met.method} ${met.path.replace(/:(\w+)(?:\{[^}]*\})?/g, '{$1}')}`
}
