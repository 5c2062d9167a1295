import { fingerprint, isHeld } from './entity-tag'

/** How an answer may be kept (CONTRACT section 1): seconds in shared caches, `versioned` for ETag reads, or not at all. */
export type Caching = number | 'versioned' | 'no-store'

/** Sets the cache headers of a JSON answer; a GET that the client already holds becomes 304. */
export function withCaching(caching: Caching, request: Request, json: string): Response {
  const headers = new Headers({ 'Content-Type': 'application/json; charset=utf-8' })
  if (caching === 'no-store' || request.method === 'POST') {
    headers.set('Cache-Control', 'no-store')
    return new Response(json, { headers })
  }
  const tag = caching === 'versioned' ? `"v-${fingerprint(json)}"` : `W/"${fingerprint(json)}"`
  headers.set('ETag', tag)
  headers.set(
    'Cache-Control',
    caching === 'versioned' ? 'private, no-cache' : `public, max-age=${caching}, stale-while-revalidate=600`,
  )
  if (isHeld(request, tag)) {
    headers.delete('Content-Type')
    return new Response(null, { status: 304, headers })
  }
  return new Response(json, { headers })
}
