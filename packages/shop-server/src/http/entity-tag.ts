import { createHash } from 'node:crypto'

/** Fingerprint of a response body. */
export const fingerprint = (content: string | Uint8Array): string =>
  createHash('sha256').update(content).digest('base64url').slice(0, 22)

const opaque = (tag: string) => tag.trim().replace(/^W\//, '')

/** The tag of a version of a record; a response with more in it than the record, such as today's prices, has a fingerprint as well. */
export const versionTag = (version: number, content?: string): string =>
  `"v${version}${content === undefined ? '' : `-${fingerprint(content)}`}"`

/** The versions that a save may be made to, as its If-Match header names them, packed or not; null where any will do. */
export function versionsIn(ifMatch: string | null): readonly number[] | null {
  if (ifMatch === null || ifMatch.trim() === '*') return null
  return [...ifMatch.matchAll(/"v(\d+)(?:-[\w-]*)?"/g)].map(([, version]) => Number(version))
}

/** Whether the client already holds the response with this tag; weak and strong tags compare alike, as for every GET. */
export const isHeld = (request: Request, tag: string): boolean =>
  (request.headers.get('If-None-Match') ?? '').split(',').some((each) => opaque(each) === opaque(tag))
