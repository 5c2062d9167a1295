import { createHash } from 'node:crypto'
import { DRAFT_KEY_HEADER } from '@prilavok/contracts'
import { HttpProblem } from './problem'

/** Fingerprint of a secret: what is stored opens nothing. */
export const hashOfSecret = (secret: string): string => createHash('sha256').update(secret).digest('base64url')

/** Hash of the draft key that a request carries; null where it carries none. */
export function draftKeyOf(headers: Headers): string | null {
  const key = headers.get(DRAFT_KEY_HEADER)
  if (key === null) return null
  if (!/^[\w-]{22,64}$/.test(key))
    throw new HttpProblem('bad-request', { detail: `${DRAFT_KEY_HEADER} is 22 to 64 of A-Z a-z 0-9 _ -.` })
  return hashOfSecret(key)
}
