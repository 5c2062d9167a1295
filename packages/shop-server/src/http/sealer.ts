import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto'
import type { Kysely } from 'kysely'
import type { ShopDatabase } from '../db'

const ALGORITHM = 'aes-256-gcm'
const [IV_BYTES, TAG_BYTES, KEY_BYTES] = [12, 16, 32]

/** Text that clients carry and cannot read or make up. */
export interface Sealer {
  readonly seal: (text: string) => Promise<string>
  /** What was sealed; null for anything else. */
  readonly open: (sealed: string) => Promise<string | null>
}

/** Encrypts a text with a key of 32 bytes, as base64url. */
export function sealedWith(key: Buffer, text: string): string {
  const iv = randomBytes(IV_BYTES)
  const cipher = createCipheriv(ALGORITHM, key, iv)
  const body = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
  return Buffer.concat([iv, cipher.getAuthTag(), body]).toString('base64url')
}

/** The text that `sealedWith` has encrypted; null where it was another key, or none. */
export function openedWith(key: Buffer, sealed: string): string | null {
  const bytes = Buffer.from(sealed, 'base64url')
  if (bytes.length < IV_BYTES + TAG_BYTES) return null
  const decipher = createDecipheriv(ALGORITHM, key, bytes.subarray(0, IV_BYTES), { authTagLength: TAG_BYTES })
  decipher.setAuthTag(bytes.subarray(IV_BYTES, IV_BYTES + TAG_BYTES))
  try {
    return Buffer.concat([decipher.update(bytes.subarray(IV_BYTES + TAG_BYTES)), decipher.final()]).toString('utf8')
  } catch {
    return null
  }
}

/** The key that the first process has made; every other reads it. */
async function sharedKey(db: Kysely<ShopDatabase>): Promise<Buffer> {
  const mine = randomBytes(KEY_BYTES).toString('base64url')
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
  return Buffer.from(secret, 'base64url')
}

/** Seals with a key of the database, so that every process opens what another has sealed. */
export function createSealer(db: Kysely<ShopDatabase>): Sealer {
  let known: Promise<Buffer> | null = null
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
