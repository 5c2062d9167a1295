/** What the shop server takes of `node:crypto`, for a browser. */
import { hmac } from '@noble/hashes/hmac.js'
import { sha1 } from '@noble/hashes/legacy.js'
import { scryptAsync } from '@noble/hashes/scrypt.js'
import { sha256, sha512 } from '@noble/hashes/sha2.js'
import { Buffer } from './node-globals'

type Bytes = string | Uint8Array
type Encoding = 'hex' | 'base64' | 'base64url'

const HASHES = { sha1, sha256, sha512 }
const hashNamed = (name: string) => {
  const hash = HASHES[name as keyof typeof HASHES]
  if (hash === undefined) throw new Error(`There is no hash ${name} in this browser's shop.`)
  return hash
}

const bytesOf = (bytes: Bytes) => (typeof bytes === 'string' ? new TextEncoder().encode(bytes) : bytes)

class Digest {
  readonly #hash: { update(bytes: Uint8Array): unknown; digest(): Uint8Array }

  constructor(hash: { update(bytes: Uint8Array): unknown; digest(): Uint8Array }) {
    this.#hash = hash
  }

  update(bytes: Bytes): this {
    this.#hash.update(bytesOf(bytes))
    return this
  }

  digest(): Buffer
  digest(encoding: Encoding): string
  digest(encoding?: Encoding): Buffer | string {
    const bytes = Buffer.from(this.#hash.digest())
    return encoding === undefined ? bytes : bytes.toString(encoding as BufferEncoding)
  }
}

export const createHash = (name: string): Digest => new Digest(hashNamed(name).create())

export const createHmac = (name: string, key: Bytes): Digest => new Digest(hmac.create(hashNamed(name), bytesOf(key)))

export const randomBytes = (count: number): Buffer => Buffer.from(crypto.getRandomValues(new Uint8Array(count)))

export const randomUUID = (): string => crypto.randomUUID()

/** A whole number below `most`, each as likely. */
export function randomInt(most: number): number {
  const whole = 2 ** 32 - (2 ** 32 % most)
  for (;;) {
    const number = randomBytes(4).readUInt32BE(0)
    if (number < whole) return number % most
  }
}

export function timingSafeEqual(one: Uint8Array, other: Uint8Array): boolean {
  if (one.length !== other.length) throw new RangeError('Input buffers must have the same byte length')
  return one.reduce((difference, byte, at) => difference | (byte ^ (other[at] ?? 0)), 0) === 0
}

export function scrypt(
  password: Bytes,
  salt: Bytes,
  length: number,
  { N, r, p }: { readonly N: number; readonly r: number; readonly p: number },
  done: (error: Error | null, key: Buffer) => void,
): void {
  scryptAsync(bytesOf(password), bytesOf(salt), { N, r, p, dkLen: length, maxmem: 2 ** 30 }).then(
    (key) => done(null, Buffer.from(key)),
    (error: Error) => done(error, Buffer.alloc(0)),
  )
}

/** No provider that signs with a key of its own is connected to this shop. */
export function verify(): never {
  throw new Error('Signatures are not verified in a browser tab.')
}
