import { DRAFT_KEY_HEADER, LARGEST_BODY } from '@prilavok/contracts'
import { cartRoutes } from './flows/cart.routes'
import { cityRoutes } from './flows/city.routes'
import { deliveryRoutes } from './flows/delivery.routes'
import { flagRoutes } from './flows/flags.routes'
import { orderRoutes } from './flows/order.routes'
import { paymentRoutes } from './flows/payment.routes'
import { serviceRoutes } from './flows/service.routes'
import { trackRoutes } from './flows/track.routes'
import { allowOrigin, preflight } from './http/cors'
import { hashOf } from './http/hash'
import { HttpProblem, problemResponse } from './http/problem'
import { parseJson, readPart, refuseUnkeepable, textOf } from './http/read-call'
import { repeatKeyOf, respondOnce } from './http/respond-once'
import { jsonResponse, nothing } from './http/responses'
import type { Route } from './http/route'
import { productRoutes } from './product/product.routes'
import { reviewRoutes } from './reviews/reviews.routes'
import type { Shop } from './shop'
import { problemOf, WooFailure } from './woo/woo-failure'

const routes: readonly Route[] = [
  ...orderRoutes,
  ...paymentRoutes,
  ...deliveryRoutes,
  ...cityRoutes,
  ...cartRoutes,
  ...productRoutes,
  ...reviewRoutes,
  ...trackRoutes,
  ...flagRoutes,
  ...serviceRoutes,
]

interface Compiled {
  readonly route: Route
  readonly pattern: RegExp
  readonly names: readonly string[]
}

const steps = (path: string) => path.replace(/\/+$/, '')

function compiled(route: Route): Compiled {
  const names = [...route.endpoint.path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name)
  const pattern = steps(route.endpoint.path)
    .replace(/[.*+?^$()|[\]\\]/g, '\\$&')
    .replace(/\{\w+\}/g, '([^/]+)')
  return { route, pattern: new RegExp(`^${pattern}$`), names }
}

/** More exact paths come first: `userCity/city-by-location` is not the id of a city. */
const COMPILED = routes.map(compiled).sort((one, other) => one.names.length - other.names.length)

const REQUEST_ID = /^[\w.-]{8,64}$/
/** A repeated save comes at once or never; a buyer may press a button again much later. */
const HOUR = 3600
const DAY = 24 * HOUR
const DRAFT_KEY = /^[\w-]{22,64}$/

function decoded(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    throw new HttpProblem('bad-request', { detail: 'The address is not well-formed.' })
  }
}

function find(method: string, pathname: string) {
  const path = steps(pathname)
  for (const { route, pattern, names } of COMPILED) {
    const found = route.endpoint.method === method ? pattern.exec(path) : null
    if (found !== null)
      return { route, params: Object.fromEntries(names.map((name, at) => [name, decoded(found[at + 1] ?? '')])) }
  }
  throw new HttpProblem('not-found', { detail: 'There is no such call.' })
}

async function draftKeyOf(headers: Headers): Promise<string | null> {
  const key = headers.get(DRAFT_KEY_HEADER)
  if (key === null) return null
  if (!DRAFT_KEY.test(key))
    throw new HttpProblem('bad-request', { detail: `${DRAFT_KEY_HEADER} is 22 to 64 of A-Z a-z 0-9 _ -.` })
  return hashOf(key)
}

/** A failure as its response; what nobody expected is logged without its message, which may quote what a person typed. */
function failed({ log }: Shop, error: unknown, requestId: string): Response {
  if (error instanceof HttpProblem) return problemResponse(error.code, requestId, error.details)
  if (error instanceof WooFailure) {
    log({ level: 'error', requestId, text: error.message })
    const { code, details } = problemOf(error)
    return problemResponse(code, requestId, details)
  }
  const frames = error instanceof Error ? (error.stack ?? '').split('\n').filter((line) => /^\s+at /.test(line)) : []
  log({ level: 'error', requestId, text: [error instanceof Error ? error.name : typeof error, ...frames].join('\n') })
  return problemResponse('internal', requestId)
}

async function respond(shop: Shop, request: Request, requestId: string): Promise<Response> {
  const url = new URL(request.url)
  const { route, params } = find(request.method === 'HEAD' ? 'GET' : request.method, url.pathname)
  const { endpoint, handle, maxAge } = route
  const text = await textOf(request, endpoint.largestBody ?? LARGEST_BODY)
  const draftKey = await draftKeyOf(request.headers)
  const query = Object.fromEntries(url.searchParams)
  for (const value of [...Object.values(params), ...Object.values(query)]) refuseUnkeepable(value)

  const work = async (): Promise<Response> => {
    const { body: bodySchema } = await endpoint.wire()
    const call = {
      params: await readPart(endpoint, 'params', params),
      query: await readPart(endpoint, 'query', query),
      body: bodySchema === undefined ? undefined : await readPart(endpoint, 'body', parseJson(text)),
      draftKey,
      repeatKey: endpoint.idempotency === undefined ? null : repeatKeyOf(request.headers),
      requestId,
    }
    const data: unknown = await handle(shop, call)
    return data === null ? nothing() : jsonResponse(request, data, maxAge)
  }
  const repeatKey = endpoint.idempotency === undefined ? null : repeatKeyOf(request.headers)
  if (repeatKey === null) return work()
  const id = await hashOf(JSON.stringify([repeatKey, endpoint.name, url.pathname, draftKey]))
  const seconds = endpoint.idempotency === 'required' ? DAY : HOUR
  const keyed = { id, bodyHash: await hashOf(`${url.search}\n${text}`), seconds }
  return respondOnce(shop.store, keyed, () => work().catch((error: unknown) => failed(shop, error, requestId)))
}

/** Responds to every request: by the contract's call, or by a Problem. */
export async function serve(shop: Shop, request: Request): Promise<Response> {
  const sent = request.headers.get('X-Request-Id') ?? ''
  const requestId = REQUEST_ID.test(sent) ? sent : shop.randomId()
  const isQuestion = request.method === 'OPTIONS' && request.headers.has('Access-Control-Request-Method')
  const response = isQuestion
    ? preflight()
    : await respond(shop, request, requestId).catch((error: unknown) => failed(shop, error, requestId))
  const { headers } = response
  headers.set('X-Request-Id', requestId)
  headers.set('Api-Version', '1')
  headers.set('X-Content-Type-Options', 'nosniff')
  allowOrigin(request, headers, shop.settings.allowedOrigins)
  return response
}
