import { createHash, timingSafeEqual } from 'node:crypto'
import { permissionsOf } from '@prilavok/contracts/admin'
import { sql } from 'kysely'
import type { Shop } from '../shop'
import { HOUR_MS } from '../rules/days'
import type { Device } from '../rules/device-of'
import { demandsSecondFactor } from '../rules/staff-accounts'
import { shortAddress } from './client-address'

/** A session ends so long after its last request. */
const SESSION_MS = 12 * HOUR_MS
/** However it is used, a session ends so long after it was opened. */
const LONGEST_SESSION_MS = 7 * 24 * HOUR_MS
/** Only now and then is the end of a session moved. */
const RENEW_MS = HOUR_MS / 2
/** When a session was last seen is kept to the minute. */
const SEEN_MS = 60_000

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
  readonly lastSeenOn: Date
  /** A role demands a second factor, and there is none yet: nothing else is served before it. */
  readonly needsSecondFactor: boolean
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

/** Where a session is opened. */
export interface SessionPlace {
  readonly device: Device
  readonly address: string | null
}

/** An account, and its password as it was when it was compared. */
export interface ProvedAccount {
  readonly userId: string
  readonly passwordHash: string
}

/**
 * Opens a session; resolves with its token, of which only the hash is stored. Null where the password was changed or the account closed
 * while it was compared: the row of the account is locked, so that whatever ends its sessions afterwards ends this one, too.
 */
export async function openStaffSession(
  { db, now, randomId }: Shop,
  { userId, passwordHash }: ProvedAccount,
  { device: { browser, system, device }, address }: SessionPlace,
): Promise<string | null> {
  const token = `${randomId()}${randomId()}`.slice(0, 64)
  const moment = new Date(now())
  const network = address === null ? null : shortAddress(address)
  await db.deleteFrom('staff_session').where('expires_on', '<', moment).execute()
  const opened = await sql`
    insert into staff_session
      (token_hash, user_id, csrf_token, created_on, expires_on, browser, system, device, network, last_seen_on)
    select ${hashOfToken(token)}::text, id, ${randomId()}::text, ${moment}::timestamptz, ${new Date(now() + SESSION_MS)}::timestamptz,
      ${browser}::text, ${system}::text, ${device}::text, ${network}::text, ${moment}::timestamptz
    from staff_user where id = ${userId} and password_hash = ${passwordHash} and is_active for share
    returning 1`.execute(db)
  return opened.rows.length > 0 ? token : null
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
  { db, now, sandbox, settings, resources }: Shop,
  tokenHash: string,
  isBearer: boolean,
): Promise<StaffMember | null> {
  const row = await db
    .selectFrom('staff_session')
    .innerJoin('staff_user', 'staff_user.id', 'staff_session.user_id')
    .leftJoin('staff_second_factor', 'staff_second_factor.user_id', 'staff_user.id')
    .select([
      'staff_user.id',
      'login',
      'display_name',
      'email',
      'locale',
      'csrf_token',
      'expires_on',
      'staff_session.created_on',
      'last_seen_on',
      'is_demo',
      'confirmed_on',
    ])
    .where('token_hash', '=', tokenHash)
    .where('expires_on', '>', new Date(now()))
    .where('staff_session.created_on', '>', new Date(now() - LONGEST_SESSION_MS))
    .where('is_active', '=', true)
    .executeTakeFirst()
  if (row === undefined || (row.is_demo && sandbox === null)) return null
  const rows = await db.selectFrom('staff_role').select('role').where('user_id', '=', row.id).orderBy('role').execute()
  const roles = rows.map(({ role }) => role)
  return {
    id: row.id,
    login: row.login,
    displayName: row.display_name,
    email: row.email,
    locale: row.locale,
    roles,
    permissions: [...new Set(roles.flatMap((role) => permissionsOf(role, Object.values(resources))))],
    csrfToken: row.csrf_token,
    expiresOn: row.expires_on,
    openedOn: row.created_on,
    tokenHash,
    lastSeenOn: row.last_seen_on,
    needsSecondFactor: row.confirmed_on === null && demandsSecondFactor(settings.secondFactorRoles, roles),
    isBearer,
  }
}

/**
 * Notes that a session was used, and from where, and moves its end; resolves with whether the end was moved, so that the cookie is sent
 * again.
 */
export async function renewStaffSession(
  { db, now }: Shop,
  { tokenHash, expiresOn, openedOn, lastSeenOn }: StaffMember,
  address: string | null,
): Promise<boolean> {
  const end = Math.min(now() + SESSION_MS, openedOn.getTime() + LONGEST_SESSION_MS)
  const isMoved = end - expiresOn.getTime() >= RENEW_MS
  if (!isMoved && now() - lastSeenOn.getTime() < SEEN_MS) return false
  await db
    .updateTable('staff_session')
    .set({
      last_seen_on: new Date(now()),
      ...(address !== null && { network: shortAddress(address) }),
      ...(isMoved && { expires_on: new Date(end) }),
    })
    .where('token_hash', '=', tokenHash)
    .execute()
  return isMoved
}

/** Whether a request carries the token of its session. */
export function hasCsrfToken(header: string | null, { csrfToken }: StaffMember): boolean {
  const [given, wanted] = [Buffer.from(header ?? ''), Buffer.from(csrfToken)]
  return given.length === wanted.length && timingSafeEqual(given, wanted)
}
