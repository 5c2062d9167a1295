import type { Context } from 'hono'
import { accepts } from 'hono/accepts'
import { isPassing } from '../db'
import type { Shop } from '../shop'
import { bodyText } from './body-text'
import { withCaching } from './caching'
import { clientReader } from './client'
import type { Peer } from './client-address'
import { draftKeyOf } from './draft-key'
import { hashOf, keepNothing, keyOf, respondOnce, type KeepIn } from './idempotency'
import { HttpProblem, problemResponse } from './problem'
import { keepable, parseJson, readPart } from './read-call'
import { requireHuman } from './require-human'
import type { RateLimiter } from './rate-limit'
import type { Route } from './route'
import { logSecurity, type SecurityEvent } from './security-log'
import { visitorCookie } from './visitor'

/** Hono's environment: the context variables that the middleware sets. */
export interface ApiEnv {
  readonly Bindings: Partial<Peer>
  readonly Variables: { requestId: string }
}

/** Frames of a stack without the message, which may quote what a person typed; of the database the code and the place in it. */
export function framesOf(error: unknown): string {
  if (!(error instanceof Error)) return typeof error
  const { code = '', routine = '' } = error as { code?: string; routine?: string }
  const frames = (error.stack ?? '').split('\n').filter((line) => /^\s+at /.test(line))
  return [`${error.name} ${code} ${routine}`.trim(), ...frames].join('\n')
}

/** Method and first parts of the path of a request: the call without the ids in it. */
export const callOf = ({ req }: Context): string => `${req.method} ${req.path.split('/').slice(0, 3).join('/')}`

/** Whether a caller asks for data; markup is what whoever does not say gets. */
const prefersJson = (context: Context): boolean =>
  accepts(context, { header: 'Accept', supports: ['text/html', 'application/json'], default: 'text/html' }) ===
  'application/json'

/** A fragment of a page is no page: opened by itself it runs and shows nothing of the shop. */
const markupResponse = (text: string): Response =>
  new Response(text, {
    headers: {
      'Content-Type': 'text/html; charset=utf-8',
      'Cache-Control': 'no-store',
      'Content-Security-Policy': "default-src 'none'; sandbox",
      Vary: 'Accept',
    },
  })

const EVENT_BY_STATUS: Readonly<Record<number, SecurityEvent>> = { 429: 'rate-limited' }

/** A database that was busy or away is asked again after so long. */
export const AGAIN_SECONDS = 2

/**
 * An HttpProblem as its response, logged where it is one of security; a database that is busy or away is `unavailable`, and anything
 * else is a bug: both are logged without their message, the bug is returned as `internal`.
 */
export function toProblem(shop: Shop, error: unknown, context: Context<ApiEnv>): Response {
  const requestId = context.get('requestId')
  if (!(error instanceof HttpProblem)) {
    shop.log({ level: 'error', requestId, text: framesOf(error) })
    return isPassing(error)
      ? problemResponse('unavailable', requestId, { retryAfterSeconds: AGAIN_SECONDS })
      : problemResponse('internal', requestId)
  }
  const response = problemResponse(error.code, requestId, error.details)
  const event = error.details.security ?? EVENT_BY_STATUS[response.status]
  if (event !== undefined) logSecurity(shop, requestId, event, { call: callOf(context), status: response.status })
  return response
}

/** Parses a request by the contract, calls its handler, and writes the response with its headers. */
export function serveRoute(shop: Shop, { endpoint, options, handle }: Route, limiter: RateLimiter) {
  const clientOf = clientReader(shop.settings)
  return async (context: Context<ApiEnv>): Promise<Response> => {
    const request = context.req.raw
    const text = await bodyText(context)
    const client = clientOf(request, context.env)
    const { visitor: known, isHttps } = client
    const draftKey = draftKeyOf(request.headers)
    const key = endpoint.idempotency === undefined ? null : keyOf(context.req.header('Idempotency-Key'))
    if (key === null) await limiter.count(endpoint.name, client)
    if (key === null && endpoint.idempotency === 'required' && shop.settings.strictIdempotency)
      throw new HttpProblem('idempotency-key-missing')

    const cookies: string[] = []
    const respond = async (keepIn: KeepIn) => {
      const { body: bodySchema } = await endpoint.wire()
      const json = bodySchema === undefined ? undefined : parseJson(text)
      const call = {
        params: await readPart(endpoint, 'params', keepable(context.req.param())),
        query: await readPart(endpoint, 'query', keepable(context.req.query())),
        body: await readPart(endpoint, 'body', json === undefined ? json : (options.reshape?.(json) ?? json)),
        draftKey,
        headers: request.headers,
        visitor: known,
        address: client.address,
        isHttps,
        keepIn,
        setCookie: (line: string) => void cookies.push(line),
      }
      if (options.robotCheck !== undefined && (await options.robotCheck.isNeeded?.(shop, call)) !== false) {
        const { action, token } = options.robotCheck
        const question = { action, address: client.address }
        await requireHuman(shop, context.get('requestId'), token(call.body), question)
      }
      if (options.markup !== undefined && !prefersJson(context)) return markupResponse(await options.markup(shop, call))
      const body: unknown = await handle(shop, call)
      if (body === null) return new Response(null, { status: 204, headers: { 'Cache-Control': 'no-store' } })
      return withCaching(options.caching ?? 'no-store', request, body)
    }
    const respondOrFail = (keepIn: KeepIn) => respond(keepIn).catch((error: unknown) => toProblem(shop, error, context))

    const url = new URL(request.url)
    const keyed = key && {
      key,
      route: `${request.method} ${url.pathname.replace(/\/+$/, '')}`,
      caller: options.isKnownByKey === true ? '' : (draftKey ?? known),
      bodyHash: hashOf(url.search, text),
    }
    const response = keyed
      ? await respondOnce(shop, keyed, respondOrFail, await limiter.countersFor(endpoint.name, client))
      : await respondOrFail(keepNothing)
    if (response.ok) for (const line of cookies) response.headers.append('Set-Cookie', line)
    if (options.forVisitor && known === '')
      response.headers.append('Set-Cookie', visitorCookie(shop.randomId(), isHttps))
    if (response.headers.has('Idempotent-Replayed'))
      logSecurity(shop, context.get('requestId'), 'request-replayed', {
        call: callOf(context),
        status: response.status,
      })
    return response
  }
}
