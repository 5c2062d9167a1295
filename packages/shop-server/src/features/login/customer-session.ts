import { createHash } from 'node:crypto'
import { DAY_MS } from '../../rules/days'
import type { Shop } from '../../shop'

/** A session ends so long after it began. */
const SESSION_DAYS = 30

const hashOf = (token: string) => createHash('sha256').update(token).digest('base64url')
/** With https the browser itself keeps other hosts, and pages without https, from setting it. */
const nameOf = (isHttps: boolean) => (isHttps ? '__Host-cid' : 'cid')

/** The cookie line of a session; an empty token takes the cookie away. */
export const customerCookie = (token: string, isHttps: boolean): string =>
  `${nameOf(isHttps)}=${token}; Path=/; Max-Age=${token === '' ? 0 : (SESSION_DAYS * DAY_MS) / 1000}; HttpOnly; SameSite=Lax${isHttps ? '; Secure' : ''}`

/** The token of a request, from its cookie. */
export const customerTokenOf = (headers: Headers, isHttps: boolean): string | null =>
  new RegExp(`(?:^|;\\s*)${nameOf(isHttps)}=([\\w-]{22,64})(?:;|$)`).exec(headers.get('Cookie') ?? '')?.[1] ?? null

/** Opens a session; its token is in the cookie alone, the database has the hash. */
export async function openCustomerSession(
  { db, now, randomId }: Shop,
  phone: string,
): Promise<{ readonly token: string; readonly expiresOn: Date }> {
  const token = `${randomId()}${randomId()}`.slice(0, 64)
  const expiresOn = new Date(now() + SESSION_DAYS * DAY_MS)
  await db
    .insertInto('customer_session')
    .values({ token_hash: hashOf(token), phone, created_on: new Date(now()), expires_on: expiresOn })
    .execute()
  return { token, expiresOn }
}

/** Whose session a token opens; null where it has ended. */
export const sessionOf = ({ db, now }: Shop, token: string | null) =>
  token === null
    ? Promise.resolve(undefined)
    : db
        .selectFrom('customer_session')
        .select(['phone', 'expires_on'])
        .where('token_hash', '=', hashOf(token))
        .where('expires_on', '>', new Date(now()))
        .executeTakeFirst()

/** Ends a session. */
export const closeCustomerSession = ({ db }: Shop, token: string) =>
  db.deleteFrom('customer_session').where('token_hash', '=', hashOf(token)).execute()
