import { DRAFT_KEY_HEADER } from '@prilavok/contracts'

const ACCEPTED = [
  'Content-Type',
  'Accept-Language',
  'Idempotency-Key',
  'If-None-Match',
  'X-Request-Id',
  'X-Requested-With',
  'X-Roistat-Visit',
  'X-Utm',
  DRAFT_KEY_HEADER,
  'sn-customerid',
  'ProjectId',
].join(', ')
const EXPOSED = ['ETag', 'X-Request-Id', 'Retry-After', 'Api-Version', 'Idempotent-Replayed'].join(', ')

/** Sets what pages of allowed origins need; browsers keep responses from all others. */
export function allowOrigin(request: Request, headers: Headers, allowed: readonly string[]): void {
  if (allowed.length === 0) return
  headers.append('Vary', 'Origin')
  const origin = request.headers.get('Origin')
  if (origin === null || !allowed.includes(origin)) return
  headers.set('Access-Control-Allow-Origin', origin)
  headers.set('Access-Control-Allow-Credentials', 'true')
  headers.set('Access-Control-Expose-Headers', EXPOSED)
}

/** The response to a browser that asks before its request. */
export function preflight(): Response {
  const headers = {
    'Access-Control-Allow-Methods': 'GET, HEAD, POST',
    'Access-Control-Allow-Headers': ACCEPTED,
    'Access-Control-Max-Age': '600',
  }
  return new Response(null, { status: 204, headers })
}
