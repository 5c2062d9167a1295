import type { Kysely } from 'kysely'
import type { ShopDatabase } from '../db'

const ALGORITHM = 'AES-GCM'
const [IV_BYTES, TAG_BYTES, KEY_BYTES] = [12, 16, 32]

/** Text that clients carry and cannot read or make up. */
export interface Sealer {
  readonly seal: (text: string) => Promise<string>
  /** What was sealed; null for anything else. */
  readonly open: (sealed: string) => Promise<string | null>
}

const imported = (key: Uint8Array<ArrayBuffer>, use: 'encrypt' | 'decrypt') =>
  crypto.subtle.importKey('raw', key, ALGORITHM, false, [use])

/** Encrypts a text with a key of 32 bytes, as base64url. */
export async function sealedWith(key: Uint8Array<ArrayBuffer>, text: string): Promise<string> {
  const iv = crypto.getRandomValues(new Uint8Array(IV_BYTES))
  const algorithm = { name: ALGORITHM, iv }
  const body = await crypto.subtle.encrypt(algorithm, await imported(key, 'encrypt'), new TextEncoder().encode(text))
  return Buffer.concat([iv, new Uint8Array(body)]).toString('base64url')
}

/** The text that `sealedWith` has encrypted; null where it was another key, or none. */
export async function openedWith(key: Uint8Array<ArrayBuffer>, sealed: string): Promise<string | null> {
  const bytes = Uint8Array.from(Buffer.from(sealed, 'base64url'))
  if (bytes.length < IV_BYTES + TAG_BYTES) return null
  const algorithm = { name: ALGORITHM, iv: bytes.subarray(0, IV_BYTES) }
  try {
    const text = await crypto.subtle.decrypt(algorithm, await imported(key, 'decrypt'), bytes.subarray(IV_BYTES))
    return new TextDecoder().decode(text)
  } catch {
    return null
  }
}

/** The key that the first process has made; every other reads it. */
async function sharedKey(db: Kysely<ShopDatabase>): Promise<Uint8Array<ArrayBuffer>> {
  const mine = Buffer.from(crypto.getRandomValues(new Uint8Array(KEY_BYTES))).toString('base64url')
  await db
    .insertInto('server_secret')
    .values({ name: 'seal', secret: mine })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  const { secret } = await db
    .selectFrom('server_secret')
    .select('secret')
    .where('name', '=', 'seal')
    .executeTakeFirstOrThrow()
  return Uint8Array.from(Buffer.from(secret, 'base64url'))
}

/** Seals with a key of the database, so that every process opens what another has sealed. */
export function createSealer(db: Kysely<ShopDatabase>): Sealer {
  let known: Promise<Uint8Array<ArrayBuffer>> | null = null
  const key = () =>
    (known ??= sharedKey(db).catch((error: unknown) => {
      known = null
      throw error
    }))
  return {
    seal: async (text) => sealedWith(await key(), text),
    open: async (sealed) => openedWith(await key(), sealed),
  }
}
