import type { Context } from 'hono'
import { isKnown, tagOf } from '../frame/freshness'

interface File {
  readonly body: string | Uint8Array<ArrayBuffer>
  readonly type: string
  /** Seconds that browsers and shared caches may keep it; `forever` for addresses that change with the content. */
  readonly keep: number | 'forever'
}

// A drawing opened by itself may style itself and do nothing else.
const DRAWING_POLICY = "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'self'; sandbox"

/** Responds with a file, or with 304 when the visitor holds it already. */
export function sendFile(c: Context, { body, type, keep }: File): Response {
  c.header(
    'Cache-Control',
    keep === 'forever'
      ? 'public, max-age=31536000, immutable'
      : `public, max-age=${keep}, stale-while-revalidate=86400`,
  )
  if (type === 'image/svg+xml') c.header('Content-Security-Policy', DRAWING_POLICY)
  if (isKnown(c, tagOf(body))) return c.body(null, 304)
  c.header('Content-Type', type.startsWith('text/') || type === 'image/svg+xml' ? `${type}; charset=utf-8` : type)
  return c.body(body)
}
