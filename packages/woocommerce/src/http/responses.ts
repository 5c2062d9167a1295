import { fingerprint } from './hash'

const opaque = (tag: string) => tag.trim().replace(/^W\//, '')

const isHeld = (request: Request, tag: string): boolean =>
  (request.headers.get('If-None-Match') ?? '').split(',').some((each) => opaque(each) === opaque(tag))

/** Data as JSON: what caches may keep has an age and a tag, and is 304 for whoever holds it; the rest is kept nowhere. */
export function jsonResponse(request: Request, body: unknown, maxAge: number): Response {
  const json = JSON.stringify(body)
  const headers = new Headers({ 'Content-Type': 'application/json; charset=utf-8', 'Cache-Control': 'no-store' })
  if (maxAge === 0 || request.method === 'POST') return new Response(json, { headers })
  const tag = `W/"${fingerprint(json)}-${json.length.toString(36)}"`
  headers.set('ETag', tag)
  headers.set('Cache-Control', `public, max-age=${maxAge}, stale-while-revalidate=600`)
  if (!isHeld(request, tag)) return new Response(json, { headers })
  headers.delete('Content-Type')
  return new Response(null, { status: 304, headers })
}

/** A response that has nothing to say. */
export const nothing = (): Response => new Response(null, { status: 204, headers: { 'Cache-Control': 'no-store' } })
