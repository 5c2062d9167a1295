import { createHash } from 'node:crypto'

/** Fingerprint of an answer. */
export const fingerprint = (content: string | Uint8Array): string => createHash('sha256').update(content).digest('base64url').slice(0, 22)

const opaque = (tag: string) => tag.trim().replace(/^W\//, '')

/** Whether the client holds the answer with this tag already; weak and strong tags compare alike, as for every GET. */
export const isHeld = (request: Request, tag: string): boolean =>
  (request.headers.get('If-None-Match') ?? '').split(',').some((each) => opaque(each) === opaque(tag))
