import { randomBytes } from 'node:crypto'
import { staffRoles } from '@prilavok/contracts/admin'
import { hashPassword } from '../../http/password'
import { noteAudit } from '../../http/staff-audit'
import { endStaffSessions } from '../../http/staff-session'
import type { Shop } from '../../shop'

/** What accounts are kept with. */
type Keeper = Pick<Shop, 'db' | 'now' | 'randomId'>

/** An account of the staff, for people who manage them. */
export interface StaffAccount {
  readonly login: string
  readonly displayName: string
  readonly roles: readonly string[]
  readonly isActive: boolean
  /** Of a demo shop; opens nothing outside of one. */
  readonly isDemo: boolean
}

/** An account that is to be made. */
export interface NewAccount {
  readonly login: string
  readonly displayName: string
  readonly roles: readonly string[]
}

/** Why an account cannot be made or changed; for the person who asks. */
export class AccountRefused extends Error {
  override readonly name = 'AccountRefused'
}

/** Nobody reads it out or types it often; 15 characters cannot be guessed. */
const LEAST_PASSWORD = 12
const LOGIN = /^[a-z0-9][a-z0-9._@-]{1,63}$/

/** A password that a person is given for their first sign-in. */
export const madePassword = (): string => randomBytes(12).toString('base64url')

const lower = (login: string) => login.trim().toLowerCase()

function checkedRoles(roles: readonly string[]): readonly string[] {
  if (roles.length === 0) throw new AccountRefused(`An account has at least one role: ${staffRoles.join(', ')}.`)
  for (const role of roles)
    if (!staffRoles.some((each) => each === role))
      throw new AccountRefused(`There is no role "${role}". The roles are ${staffRoles.join(', ')}.`)
  return [...new Set(roles)]
}

function checkedPassword(password: string): string {
  if (password.length < LEAST_PASSWORD)
    throw new AccountRefused(`A password has at least ${LEAST_PASSWORD} characters.`)
  return password
}

async function idOf({ db }: Keeper, login: string): Promise<string> {
  const row = await db.selectFrom('staff_user').select('id').where('login', '=', lower(login)).executeTakeFirst()
  if (row === undefined) throw new AccountRefused(`There is no account "${login}".`)
  return row.id
}

/** All accounts, by login. */
export async function listAccounts({ db }: Pick<Keeper, 'db'>): Promise<readonly StaffAccount[]> {
  const users = await db
    .selectFrom('staff_user')
    .select(['id', 'login', 'display_name', 'is_active', 'is_demo'])
    .orderBy('login')
    .execute()
  const roles = await db.selectFrom('staff_role').selectAll().orderBy('role').execute()
  return users.map(({ id, login, display_name: displayName, is_active: isActive, is_demo: isDemo }) => {
    const own = roles.flatMap(({ user_id: user, role }) => (user === id ? [role] : []))
    return { login, displayName, roles: own, isActive, isDemo }
  })
}

/** Makes an account; refuses a login that somebody has. */
export async function addAccount(keeper: Keeper, account: NewAccount, password: string): Promise<void> {
  const login = lower(account.login)
  if (!LOGIN.test(login)) throw new AccountRefused('A login has 2 to 64 letters, digits, dots, dashes or @.')
  const roles = checkedRoles(account.roles)
  const passwordHash = await hashPassword(checkedPassword(password))
  const id = keeper.randomId()
  await keeper.db.transaction().execute(async (trx) => {
    const made = await trx
      .insertInto('staff_user')
      .values({ id, login, display_name: account.displayName.trim() || login, password_hash: passwordHash })
      .onConflict((conflict) => conflict.column('login').doNothing())
      .returning('id')
      .executeTakeFirst()
    if (made === undefined) throw new AccountRefused(`The account "${login}" is there already.`)
    await trx
      .insertInto('staff_role')
      .values(roles.map((role) => ({ user_id: id, role })))
      .execute()
  })
  await noteAudit(keeper, id, 'Учётная запись создана')
}

/** Gives an account these roles and no others; they hold from its next request. */
export async function setRoles(keeper: Keeper, login: string, given: readonly string[]): Promise<void> {
  const [id, roles] = [await idOf(keeper, login), checkedRoles(given)]
  await keeper.db.transaction().execute(async (trx) => {
    await trx.deleteFrom('staff_role').where('user_id', '=', id).execute()
    await trx
      .insertInto('staff_role')
      .values(roles.map((role) => ({ user_id: id, role })))
      .execute()
  })
  await noteAudit(keeper, id, 'Роли изменены')
}

/** Gives an account another password, and ends what was opened with the one before. */
export async function setPassword(keeper: Keeper, login: string, password: string): Promise<void> {
  const id = await idOf(keeper, login)
  const passwordHash = await hashPassword(checkedPassword(password))
  await keeper.db.updateTable('staff_user').set({ password_hash: passwordHash }).where('id', '=', id).execute()
  await endStaffSessions(keeper, id)
  await noteAudit(keeper, id, 'Пароль изменён')
}

/** Closes an account, and at once what it has open, or opens it again. */
export async function setActive(keeper: Keeper, login: string, isActive: boolean): Promise<void> {
  const id = await idOf(keeper, login)
  await keeper.db.updateTable('staff_user').set({ is_active: isActive }).where('id', '=', id).execute()
  if (!isActive) await endStaffSessions(keeper, id)
  await noteAudit(keeper, id, isActive ? 'Учётная запись открыта' : 'Учётная запись закрыта')
}
