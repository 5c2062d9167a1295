import type { Exchange } from './exchange.types'
import { shownAnswer, shownBatch, shownRequest } from './shown-exchange'

const KEPT_HEADERS = ['X-WP-Total']

/** A fetch that keeps what goes to WooCommerce and what comes back; tokens of carts get names of their own. */
export function recordingFetch(next: typeof fetch) {
  const exchanges: Exchange[] = []
  const carts = new Map<string, string>()
  const cartOf = (token: string): string => carts.get(token) ?? 'another-cart'

  const record = async (request: Request): Promise<Response> => {
    const shown = await shownRequest(request, cartOf)
    const response = await next(request)
    const answer = (await response.clone().json()) as unknown
    const headers: Record<string, string> = {}
    for (const name of KEPT_HEADERS) {
      const value = response.headers.get(name)
      if (value !== null) headers[name] = value
    }
    const token = response.headers.get('Cart-Token')
    if (token !== null && !request.headers.has('Cart-Token')) {
      const name = `cart-${carts.size + 1}`
      carts.set(token, name)
      Object.assign(headers, { 'Cart-Token': name, Nonce: 'nonce' })
    }
    exchanges.push({
      request: shown,
      status: response.status,
      ...(Object.keys(headers).length > 0 && { headers }),
      answer: shown.includes('wc/store/v1/batch') ? shownBatch(answer) : shownAnswer(answer),
    })
    return response
  }
  return {
    fetch: ((input: Request) => record(input)) as typeof fetch,
    exchanges: (): readonly Exchange[] => exchanges,
  }
}

/** The exchanges; a request that always had the same response is kept once. */
export function withoutRepeats(exchanges: readonly Exchange[]): readonly Exchange[] {
  const responses = new Map<string, Set<string>>()
  for (const exchange of exchanges) {
    const known = responses.get(exchange.request) ?? new Set()
    responses.set(exchange.request, known.add(JSON.stringify(exchange)))
  }
  const kept = new Set<string>()
  return exchanges.filter(({ request }) => {
    const isConstant = responses.get(request)?.size === 1
    const isKept = !isConstant || !kept.has(request)
    kept.add(request)
    return isKept
  })
}
