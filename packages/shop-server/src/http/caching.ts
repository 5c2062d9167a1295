import { fingerprint, isHeld, versionTag } from './entity-tag'

/** How an answer may be kept (CONTRACT section 1): seconds in shared caches, `versioned` for ETag reads, or not at all. */
export type Caching = number | 'versioned' | 'no-store'

const versionOf = (answer: unknown): number => {
  const { version } = answer as { readonly version?: unknown }
  if (typeof version !== 'number') throw new Error('A versioned answer has no version.')
  return version
}

/** Sets the cache headers of an answer; a GET that the client already holds becomes 304. */
export function withCaching(caching: Caching, request: Request, answer: unknown): Response {
  const json = JSON.stringify(answer)
  const headers = new Headers({ 'Content-Type': 'application/json; charset=utf-8' })
  if (caching === 'no-store' || request.method === 'POST') {
    headers.set('Cache-Control', 'no-store')
    if (caching === 'versioned') headers.set('ETag', versionTag(versionOf(answer)))
    return new Response(json, { headers })
  }
  const tag = caching === 'versioned' ? versionTag(versionOf(answer), json) : `W/"${fingerprint(json)}"`
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
