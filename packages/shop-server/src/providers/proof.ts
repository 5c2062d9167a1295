import { createHash, createHmac, timingSafeEqual, verify } from 'node:crypto'

declare const PROVEN: unique symbol

/** What a provider has said, proved to be its own words. Only the functions of this file make one. */
export interface Proven<T> {
  readonly content: T
  readonly [PROVEN]: true
}

const proofs = new WeakSet<object>()

function prove<T>(content: T): Proven<T> {
  const made = { content } as Proven<T>
  proofs.add(made)
  return made
}

/** Whether a proof was made here; a cast does not make one. */
export const isProven = (proof: Proven<unknown>): boolean => proofs.has(proof)

const digestOf = (text: string) => createHash('sha256').update(text).digest()

/** Compares two texts in constant time. */
const isSameText = (one: string, other: string): boolean => timingSafeEqual(digestOf(one), digestOf(other))

/** Proves the whole text of a callback by an HMAC with a key that the shop and the provider share; null when it does not fit. */
export function provenByHmac(options: {
  readonly text: string
  readonly key: string
  /** The code that came with the callback. */
  readonly given: string | null
  readonly algorithm?: string
  readonly encoding?: 'hex' | 'base64' | 'base64url'
}): Proven<string> | null {
  const { text, key, given, algorithm = 'sha256', encoding = 'hex' } = options
  const expected = createHmac(algorithm, key).update(text, 'utf8').digest(encoding)
  const isHex = encoding === 'hex'
  const code = isHex ? given?.toLowerCase() : given
  return code != null && isSameText(code, expected) ? prove(text) : null
}

/** Proves fields by a digest that the shop counts itself, its password among them; null when the given one is another. */
export const provenByDigest = <T>(options: {
  readonly content: T
  readonly expected: string
  readonly given: string | null
}): Proven<T> | null =>
  options.given !== null && isSameText(options.given, options.expected) ? prove(options.content) : null

/** Proves the whole text of a callback by a signature and the provider's public key; null when it does not fit. */
export function provenBySignature(options: {
  readonly text: string
  readonly signature: Uint8Array | null
  /** As PEM. */
  readonly publicKey: string
  readonly algorithm?: string
}): Proven<string> | null {
  const { text, signature, publicKey, algorithm = 'sha256' } = options
  if (signature === null) return null
  return verify(algorithm, Buffer.from(text, 'utf8'), publicKey, signature) ? prove(text) : null
}

/** Proves a signed token by a library that rejects a wrong one (a JWT by `jose`, for example); null when it rejects. */
export const provenByToken = async <T>(read: () => Promise<T>): Promise<Proven<T> | null> =>
  read().then(prove, () => null)

/**
 * Proves by the provider's own reply to the shop's own request, for providers whose callbacks carry no signature: the callback is then no
 * more than a hint to ask. Rejects when the provider cannot be reached, so that it sends the callback again.
 */
export const provenByAsking = async <T>(ask: () => Promise<T>): Promise<Proven<T>> => prove(await ask())
