import type { AdminEndpoint } from '@prilavok/contracts/admin'
import type { Context } from 'hono'
import type { Shop } from '../shop'
import { bodyText } from './body-text'
import { clientReader } from './client'
import { isHeld, fingerprint, versionTag } from './entity-tag'
import { hashOf, keyOf, respondOnce } from './idempotency'
import { HttpProblem } from './problem'
import { keepable, parseJson, readPart } from './read-call'
import { toProblem, type ApiEnv } from './serve-route'
import { neededPermission, requirePermission, staffMember } from './staff-guard'
import type { StaffRoute } from './staff-route'
import { renewStaffSession, staffCookie, staffTokenOf, type StaffMember } from './staff-session'

/** The most records of a list, as of ids to be changed at once. */
const MOST_ENTRIES = 1000
/** Whoever has not signed in: may call what needs no session. */
const NOBODY: StaffMember = {
  id: '',
  login: '',
  displayName: '',
  email: null,
  locale: 'ru',
  roles: [],
  permissions: [],
  csrfToken: '',
  expiresOn: new Date(0),
  openedOn: new Date(0),
  tokenHash: '',
  lastSeenOn: new Date(0),
  needsSecondFactor: false,
  isBearer: false,
}

const versionIn = (body: unknown): number | null => {
  const version = (body as { readonly version?: unknown } | null)?.version
  return typeof version === 'number' ? version : null
}

/** Nothing about the shop's records is kept on a disk but the names that choices are made from for some seconds; enumerations hold none. */
const cacheControlOf = (path: string, cache: 'etag' | number): string =>
  typeof cache === 'number'
    ? `private, max-age=${cache}`
    : path.startsWith('/api/admin/enum/')
      ? 'private, no-cache'
      : 'no-store'

/** A response as JSON; a record has the tag of its version, an enumeration that of its content, and nothing is kept by other caches. */
function jsonResponse({ cache, ifMatch, path }: AdminEndpoint, request: Request, body: unknown): Response {
  const json = JSON.stringify(body)
  const headers = new Headers({ 'Content-Type': 'application/json; charset=utf-8' })
  const version = versionIn(body)
  if (ifMatch && version !== null) headers.set('ETag', versionTag(version))
  if (request.method !== 'GET' || cache === undefined) {
    headers.set('Cache-Control', 'no-store')
    return new Response(json, { headers })
  }
  const tag = cache === 'etag' && version !== null ? versionTag(version, json) : `W/"${fingerprint(json)}"`
  headers.set('ETag', tag)
  headers.set('Cache-Control', cacheControlOf(path, cache))
  headers.set('Vary', 'Cookie, Authorization')
  return isHeld(request, tag) ? new Response(null, { status: 304, headers }) : new Response(json, { headers })
}

/** Every value of a query, by name. */
const askedOf = (context: Context<ApiEnv>): Readonly<Record<string, readonly string[]>> => context.req.queries()

/** One value, or the list of a name that was repeated. */
const valuesOf = (asked: Readonly<Record<string, readonly string[]>>) =>
  Object.fromEntries(Object.entries(asked).map(([name, values]) => [name, values.length === 1 ? values[0] : values]))

/**
 * Serves one call of the staff API: first who asks and whether they may, then what was asked. The guard is here, before any handler,
 * for every call of the contract; a call without a handler still says 401 and 403 to whoever may not make it.
 */
export function serveStaff(shop: Shop, endpoint: AdminEndpoint, route: StaffRoute | undefined) {
  const clientOf = clientReader(shop.settings)
  return async (context: Context<ApiEnv>): Promise<Response> => {
    const request = context.req.raw
    const { isHttps, address } = clientOf(request, context.env)
    const cookies: string[] = []
    const member = (await staffMember(shop, endpoint, request, isHttps)) ?? NOBODY
    const entity = context.req.param('entity') ?? ''
    const isOfAction = endpoint.permission.endsWith('{action}')
    if (!isOfAction && member !== NOBODY)
      requirePermission(member, neededPermission(shop.resources, endpoint, entity, ''))

    const text = endpoint.multipart ? '' : await bodyText(context)
    const key = endpoint.idempotency === undefined ? null : keyOf(context.req.header('Idempotency-Key'))
    if (key === null && endpoint.idempotency === 'required' && shop.settings.strictIdempotency)
      throw new HttpProblem('idempotency-key-missing')
    const url = new URL(request.url)
    const keyed =
      key === null
        ? null
        : {
            key,
            route: `${request.method} ${url.pathname.replace(/\/+$/, '')}`,
            caller: `staff ${member.id}`,
            // Who has other rights than before is not shown what they had been shown.
            bodyHash: hashOf(
              url.search,
              [request.headers.get('If-Match') ?? '', member.permissions.join(), text].join('\n'),
            ),
          }
    const respond = async () => {
      const { body: bodySchema } = await endpoint.wire()
      const json = bodySchema === undefined ? undefined : parseJson(text, MOST_ENTRIES)
      if (isOfAction) {
        const action = (json as { readonly action?: unknown } | null)?.action
        const named = typeof action === 'string' ? action : ''
        requirePermission(member, neededPermission(shop.resources, endpoint, entity, named))
      }
      if (route === undefined) throw new HttpProblem('not-built', { detail: endpoint.name })
      const asked = askedOf(context)
      Object.values(asked).forEach((values) => keepable(Object.fromEntries(values.entries())))
      const call = {
        params: await readPart(endpoint, 'params', keepable(context.req.param())),
        query: await readPart(endpoint, 'query', valuesOf(asked)),
        body: await readPart(endpoint, 'body', json),
        request,
        asked,
        member,
        isHttps,
        address,
        keyed,
        cookie: (line: string) => cookies.push(line),
      }
      const body = await route.handle(shop, call)
      if (body instanceof Response) return body
      if (body === null) return new Response(null, { status: 204, headers: { 'Cache-Control': 'no-store' } })
      return jsonResponse(endpoint, request, body)
    }
    const respondOrFail = () => respond().catch((error: unknown) => toProblem(shop, error, context))

    const response = keyed ? await respondOnce(shop, keyed, respondOrFail) : await respondOrFail()
    // What somebody has just changed they see at once; other processes are told by the database.
    if (request.method !== 'GET') shop.kept.drop()
    const isMoved = member !== NOBODY && (await renewStaffSession(shop, member, address))
    if (isMoved && !member.isBearer && cookies.length === 0)
      cookies.push(staffCookie(staffTokenOf(request, isHttps)?.token ?? '', isHttps))
    for (const line of cookies) response.headers.append('Set-Cookie', line)
    return response
  }
}
