import { createHash, timingSafeEqual } from 'node:crypto'
import { permissionsOf } from '@prilavok/contracts/admin'
import { sql } from 'kysely'
import type { Shop } from '../shop'
import { HOUR_MS } from '../rules/days'

/** A session ends so long after its last request. */
const SESSION_MS = 12 * HOUR_MS
/** However it is used, a session ends so long after it was opened. */
const LONGEST_SESSION_MS = 7 * 24 * HOUR_MS
/** Only now and then is the end of a session moved. */
const RENEW_MS = HOUR_MS / 2

/** Who has sent a request of the staff wing. */
export interface StaffMember {
  readonly id: string
  readonly login: string
  readonly displayName: string
  readonly email: string | null
  readonly locale: string
  readonly roles: readonly string[]
  /** `{resource}:{action}` of all roles. */
  readonly permissions: readonly string[]
  readonly csrfToken: string
  readonly expiresOn: Date
  /** When the session was opened. */
  readonly openedOn: Date
  readonly tokenHash: string
  /** Whether the token came in a header, which no page of another origin can make a browser send. */
  readonly isBearer: boolean
}

export const hashOfToken = (token: string): string => createHash('sha256').update(token).digest('base64url')

/** With https the browser keeps the cookie from pages without. */
const nameOf = (isHttps: boolean) => (isHttps ? '__Secure-staff' : 'staff')

/** The cookie line of a session; an empty token takes the cookie away. */
export const staffCookie = (token: string, isHttps: boolean): string =>
  `${nameOf(isHttps)}=${token}; Path=/api/admin; Max-Age=${token === '' ? 0 : SESSION_MS / 1000}; HttpOnly; SameSite=Strict${isHttps ? '; Secure' : ''}`

/** The token of a request, from its cookie or its Authorization header. */
export function staffTokenOf(
  request: Request,
  isHttps: boolean,
): { readonly token: string; readonly isBearer: boolean } | null {
  const bearer = /^Bearer ([\w-]{22,64})$/i.exec(request.headers.get('Authorization') ?? '')?.[1]
  if (bearer !== undefined) return { token: bearer, isBearer: true }
  const pattern = new RegExp(`(?:^|;\\s*)${nameOf(isHttps)}=([\\w-]{22,64})(?:;|$)`)
  const token = pattern.exec(request.headers.get('Cookie') ?? '')?.[1]
  return token === undefined ? null : { token, isBearer: false }
}

/** Opens a session; resolves with its token, of which only the hash is stored. */
export async function openStaffSession({ db, now, randomId }: Shop, userId: string): Promise<string> {
  const token = `${randomId()}${randomId()}`.slice(0, 64)
  await db.deleteFrom('staff_session').where('expires_on', '<', new Date(now())).execute()
  await db
    .insertInto('staff_session')
    .values({
      token_hash: hashOfToken(token),
      user_id: userId,
      csrf_token: randomId(),
      created_on: new Date(now()),
      expires_on: new Date(now() + SESSION_MS),
    })
    .execute()
  return token
}

/** Ends a session; its streams of events are told, in whichever process they run. */
export const closeStaffSession = async ({ db, now }: Shop, tokenHash: string): Promise<void> => {
  await sql`
    with ended as (delete from staff_session where token_hash = ${tokenHash} returning user_id)
    insert into staff_event (resource, record_id, kind, created_on)
    select 'session', user_id, 'deleted', ${new Date(now())} from ended`.execute(db)
}

/**
 * Ends all sessions of an account, but one where it is named; its streams of events and running commands end with them, in whichever
 * process they run.
 */
export const endStaffSessions = async (
  { db, now }: Pick<Shop, 'db' | 'now'>,
  userId: string,
  exceptTokenHash = '',
): Promise<void> => {
  await sql`
    with ended as (delete from staff_session where user_id = ${userId} and token_hash <> ${exceptTokenHash} returning 1)
    insert into staff_event (resource, record_id, kind, created_on)
    select 'session', ${userId}, 'deleted', ${new Date(now())} where exists (select from ended)`.execute(db)
}

/** Who a token belongs to, with what their roles permit now; null where the session has ended or the account is closed. */
export const staffMemberOf = (
  shop: Shop,
  { token, isBearer }: { readonly token: string; readonly isBearer: boolean },
): Promise<StaffMember | null> => staffMemberOfHash(shop, hashOfToken(token), isBearer)

/** Who the hash of a token belongs to, as above. */
export async function staffMemberOfHash(
  { db, now, sandbox }: Shop,
  tokenHash: string,
  isBearer: boolean,
): Promise<StaffMember | null> {
  const row = await db
    .selectFrom('staff_session')
    .innerJoin('staff_user', 'staff_user.id', 'staff_session.user_id')
    .select([
      'staff_user.id',
      'login',
      'display_name',
      'email',
      'locale',
      'csrf_token',
      'expires_on',
      'staff_session.created_on',
      'is_demo',
    ])
    .where('token_hash', '=', tokenHash)
    .where('expires_on', '>', new Date(now()))
    .where('staff_session.created_on', '>', new Date(now() - LONGEST_SESSION_MS))
    .where('is_active', '=', true)
    .executeTakeFirst()
  if (row === undefined || (row.is_demo && sandbox === null)) return null
  const roles = await db.selectFrom('staff_role').select('role').where('user_id', '=', row.id).orderBy('role').execute()
  return {
    id: row.id,
    login: row.login,
    displayName: row.display_name,
    email: row.email,
    locale: row.locale,
    roles: roles.map(({ role }) => role),
    permissions: [...new Set(roles.flatMap(({ role }) => permissionsOf(role)))],
    csrfToken: row.csrf_token,
    expiresOn: row.expires_on,
    openedOn: row.created_on,
    tokenHash,
    isBearer,
  }
}

/** Moves the end of a session that is in use; resolves with whether it did, so that the cookie is sent again. */
export async function renewStaffSession({ db, now }: Shop, member: StaffMember): Promise<boolean> {
  const { tokenHash, expiresOn, openedOn } = member
  const end = Math.min(now() + SESSION_MS, openedOn.getTime() + LONGEST_SESSION_MS)
  if (end - expiresOn.getTime() < RENEW_MS) return false
  await db
    .updateTable('staff_session')
    .set({ expires_on: new Date(end) })
    .where('token_hash', '=', tokenHash)
    .execute()
  return true
}

/** Whether a request carries the token of its session. */
export function hasCsrfToken(header: string | null, { csrfToken }: StaffMember): boolean {
  const [given, wanted] = [Buffer.from(header ?? ''), Buffer.from(csrfToken)]
  return given.length === wanted.length && timingSafeEqual(given, wanted)
}
