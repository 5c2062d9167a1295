import type { Exchange } from './exchange.types'
import { shownRequest } from './shown-exchange'

/** A request that no record has. */
export class UnknownExchange extends Error {}

/**
 * A fetch that responds as WooCommerce has responded. Several responses to one request come in their order, the last one again and
 * again; a request that was not recorded fails, and is named by `unknown`.
 */
export function replayingFetch(exchanges: readonly Exchange[]) {
  const waiting = new Map<string, Exchange[]>()
  for (const exchange of exchanges) {
    const known = waiting.get(exchange.request)
    if (known === undefined) waiting.set(exchange.request, [exchange])
    else known.push(exchange)
  }
  const unknown: string[] = []

  const replay = async (request: Request): Promise<Response> => {
    const shown = await shownRequest(request, (token) => token)
    const known = waiting.get(shown) ?? []
    const [exchange] = known
    if (exchange === undefined) {
      unknown.push(shown)
      throw new UnknownExchange(shown)
    }
    if (known.length > 1) known.shift()
    const headers = { 'Content-Type': 'application/json', ...exchange.headers }
    return new Response(JSON.stringify(exchange.answer), { status: exchange.status, headers })
  }
  return { fetch: ((input: Request) => replay(input)) as typeof fetch, unknown: (): readonly string[] => unknown }
}
