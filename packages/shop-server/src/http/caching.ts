import { fingerprint, isHeld, versionTag } from './entity-tag'

/**
 * How a response may be cached (CONTRACT section 1): seconds in shared caches, or not at all; `versioned` has an entity tag for
 * saves and is not kept either, for it may be personal.
 */
export type Caching = number | 'versioned' | 'no-store'

/** The type of every response that is data. */
export const JSON_TYPE = 'application/json; charset=utf-8'

const versionOf = (body: unknown): number => {
  const { version } = body as { readonly version?: unknown }
  if (typeof version !== 'number') throw new Error('A versioned response has no version.')
  return version
}

/** The response of a JSON body with its cache headers; a GET whose response the client already holds becomes 304. */
export function withCaching(caching: Caching, request: Request, body: unknown): Response {
  const json = JSON.stringify(body)
  const headers = new Headers({ 'Content-Type': JSON_TYPE })
  if (caching === 'no-store' || request.method === 'POST') {
    headers.set('Cache-Control', 'no-store')
    if (caching === 'versioned') headers.set('ETag', versionTag(versionOf(body)))
    return new Response(json, { headers })
  }
  const tag = caching === 'versioned' ? versionTag(versionOf(body), json) : `W/"${fingerprint(json)}"`
  headers.set('ETag', tag)
  headers.set(
    'Cache-Control',
    caching === 'versioned' ? 'no-store' : `public, max-age=${caching}, stale-while-revalidate=600`,
  )
  if (isHeld(request, tag)) {
    headers.delete('Content-Type')
    return new Response(null, { status: 304, headers })
  }
  return new Response(json, { headers })
}
