import type { Shop } from '../../shop'

/** Says whose secret is sealed: one that was moved to another account opens nothing there. */
const marked = (userId: string, secret: string) => `totp ${userId} ${secret}`

/** Seals the secret of an account for the database. */
export const sealSecret = ({ sealer }: Shop, userId: string, secret: string): Promise<string> =>
  sealer.seal(marked(userId, secret))

/** The secret of an account; null where it has none, or where it was sealed by another key or for another account. */
export async function openSecret({ sealer }: Shop, userId: string, sealed: string | null): Promise<string | null> {
  const text = sealed === null ? null : await sealer.open(sealed)
  const start = marked(userId, '')
  return text?.startsWith(start) === true ? text.slice(start.length) : null
}
