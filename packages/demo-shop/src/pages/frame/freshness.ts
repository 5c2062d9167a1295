import { createHash } from 'node:crypto'
import type { Context } from 'hono'

/** A tag that changes with the text. */
export const tagOf = (text: string | Uint8Array): string =>
  createHash('sha256').update(text).digest('base64url').slice(0, 22)

const plain = (tag: string) => tag.trim().replace(/^W\//, '').replaceAll('"', '')

/** Sets the entity tag of the response and returns whether the visitor already holds this very text. */
export function isKnown(c: Context, tag: string): boolean {
  // Weak, because the server may compress what it sends.
  c.header('ETag', `W/"${tag}"`)
  const held = c.req.header('If-None-Match')
  return held !== undefined && held.split(',').some((known) => plain(known) === tag)
}
