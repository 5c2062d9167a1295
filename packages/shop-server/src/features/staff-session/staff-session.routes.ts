import { readSession, signIn, signOut, type StaffSession } from '@prilavok/contracts/admin'
import { isPassword } from '../../http/password'
import { HttpProblem } from '../../http/problem'
import { noteAudit, SIGNED_IN, SIGNED_OUT } from '../../http/staff-audit'
import { staffRoute, type StaffRoute } from '../../http/staff-route'
import {
  closeStaffSession,
  openStaffSession,
  staffCookie,
  staffMemberOf,
  type ProvedAccount,
  type StaffMember,
} from '../../http/staff-session'
import { deviceOf } from '../../rules/device-of'
import type { Shop } from '../../shop'
import { countTry, forgetTries, keepTry } from './login-failures'
import { secondFactorOn } from './second-factor'
import { takeCode } from './second-factor-codes'

const sessionOf = ({ settings }: Pick<Shop, 'settings'>, member: StaffMember): StaffSession => ({
  user: {
    id: member.id,
    login: member.login,
    displayName: member.displayName,
    email: member.email,
    avatarUrl: null,
    locale: member.locale,
  },
  roles: [...member.roles],
  permissions: [...member.permissions],
  csrfToken: member.csrfToken,
  expiresOn: member.expiresOn.toISOString(),
  needsSecondFactor: member.needsSecondFactor,
  timeZone: settings.timeZone,
})

/** The account with this login and password, or null; what it does takes as long for a login that nobody has. */
async function accountOf({ db, sandbox }: Shop, login: string, password: string): Promise<ProvedAccount | null> {
  const row = await db
    .selectFrom('staff_user')
    .select(['id', 'password_hash', 'is_active', 'is_demo'])
    .where('login', '=', login)
    .executeTakeFirst()
  const isOpen = row !== undefined && row.is_active && (!row.is_demo || sandbox !== null)
  const isRight = await isPassword(password, row?.password_hash ?? null)
  return isOpen && isRight ? { userId: row.id, passwordHash: row.password_hash } : null
}

/** Whose login it is; what nobody has as a login may be a password, and is noted nowhere. */
const idOfLogin = async ({ db }: Shop, login: string): Promise<string | null> =>
  (await db.selectFrom('staff_user').select('id').where('login', '=', login).executeTakeFirst())?.id ?? null

/** The second step of a sign-in: the code of who has a second factor, asked for once the password is right. */
async function requireCode(shop: Shop, userId: string, otp: string | null, keep: () => Promise<void>): Promise<void> {
  if ((await secondFactorOn(shop, userId)) === null) return
  if (otp !== null && otp.trim() !== '') return takeCode(shop, userId, otp.slice(0, 64))
  await keep()
  throw new HttpProblem('code-required')
}

/** Sign-in, the session of who is signed in, sign-out. */
export const staffSessionRoutes: readonly StaffRoute[] = [
  staffRoute(signIn, async (shop, { body, request, isHttps, address, cookie }) => {
    const login = body.login.trim().toLowerCase().slice(0, 200)
    await countTry(shop, { login, address })
    const account = await accountOf(shop, login, body.password.slice(0, 1000))
    if (account === null) {
      const whose = await idOfLogin(shop, login)
      if (whose !== null) await noteAudit(shop, whose, 'Неудачный вход', 'Warning')
      throw new HttpProblem('bad-credentials', { security: 'sign-in-refused' })
    }
    await requireCode(shop, account.userId, body.otp, () => keepTry(shop, { login, address }))
    await forgetTries(shop, { login, address })
    const device = deviceOf(request.headers.get('User-Agent'))
    const token = await openStaffSession(shop, account, { device, address })
    const member = token === null ? null : await staffMemberOf(shop, { token, isBearer: false })
    if (token === null || member === null) throw new HttpProblem('bad-credentials', { security: 'sign-in-refused' })
    await noteAudit(shop, member.id, SIGNED_IN)
    cookie(staffCookie(token, isHttps))
    return sessionOf(shop, member)
  }),
  staffRoute(readSession, (shop, { member }) => Promise.resolve(sessionOf(shop, member))),
  staffRoute(signOut, async (shop, { member, isHttps, cookie }) => {
    await closeStaffSession(shop, member.tokenHash)
    await noteAudit(shop, member.id, SIGNED_OUT)
    cookie(staffCookie('', isHttps))
    return null
  }),
]
