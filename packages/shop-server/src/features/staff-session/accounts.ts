import { randomBytes } from 'node:crypto'
import { hashPassword } from '../../http/password'
import { noteAudit } from '../../http/staff-audit'
import { endStaffSessions } from '../../http/staff-session'
import { loginFault, loginOf, passwordFault, rolesFault, type AccountFault } from '../../rules/staff-accounts'
import type { Db, FieldChangeRow } from '../../db'
import type { Shop } from '../../shop'
import { noteAccountChange, type Actor } from './account-history'
import { forgetSecondFactor } from './second-factor'

/** What accounts are kept with. */
export type Keeper = Pick<Shop, 'db' | 'now' | 'randomId'>

/** An account that is to be made. */
export interface NewAccount {
  readonly login: string
  readonly displayName: string
  readonly roles: readonly string[]
}

/** What may be changed of an account; what is left out stays. */
export interface AccountChanges {
  readonly displayName?: string
  readonly roles?: readonly string[]
  readonly isActive?: boolean
}

/** Why an account cannot be made or changed. */
export class AccountRefused extends Error {
  override readonly name = 'AccountRefused'
  constructor(readonly fault: AccountFault) {
    super(fault.code)
  }
}

/** A password that a person is given for their first sign-in. */
export const madePassword = (): string => randomBytes(12).toString('base64url')

const refuse = (fault: AccountFault | null) => {
  if (fault !== null) throw new AccountRefused(fault)
}

/** The id of a login; undefined for one that nobody has. */
export const idOfLogin = async ({ db }: Pick<Shop, 'db'>, login: string): Promise<string | undefined> =>
  (await db.selectFrom('staff_user').select('id').where('login', '=', loginOf(login)).executeTakeFirst())?.id

const rolesOf = async (db: Db, id: string): Promise<readonly string[]> =>
  (await db.selectFrom('staff_role').select('role').where('user_id', '=', id).orderBy('role').execute()).map(
    ({ role }) => role,
  )

const inOrder = (roles: readonly string[]): readonly string[] => [...new Set(roles)].sort()

const addRoles = (db: Db, id: string, roles: readonly string[]) =>
  db
    .insertInto('staff_role')
    .values(roles.map((role) => ({ user_id: id, role })))
    .execute()

/** Makes an account; refuses a login that somebody has. Resolves with its id. */
export async function addAccount(keeper: Keeper, actor: Actor, account: NewAccount, password: string): Promise<string> {
  const login = loginOf(account.login)
  const roles = inOrder(account.roles)
  const displayName = account.displayName.trim() || login
  refuse(loginFault(login) ?? rolesFault(roles) ?? passwordFault(password, login))
  const passwordHash = await hashPassword(password)
  const id = keeper.randomId()
  await keeper.db.transaction().execute(async (trx) => {
    const made = await trx
      .insertInto('staff_user')
      .values({ id, login, display_name: displayName, password_hash: passwordHash })
      .onConflict((conflict) => conflict.column('login').doNothing())
      .returning('id')
      .executeTakeFirst()
    if (made === undefined) throw new AccountRefused({ field: 'login', code: 'login-taken' })
    await addRoles(trx, id, roles)
    const changes = Object.entries({ login, displayName, roles }).map(([field, after]) => ({
      field,
      before: null,
      after,
    }))
    await noteAccountChange({ db: trx, now: keeper.now }, actor, { id, action: 'Created', changes })
  })
  await noteAudit(keeper, id, 'Учётная запись создана')
  return id
}

/** Changes an account within a transaction, with its history; resolves with whether it was closed. */
export async function changeAccount(
  { db, now }: { readonly db: Db; readonly now: Shop['now'] },
  actor: Actor,
  id: string,
  changes: AccountChanges,
): Promise<{ readonly isClosed: boolean }> {
  const before = await db
    .selectFrom('staff_user')
    .select(['display_name', 'is_active'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  const roles = changes.roles === undefined ? undefined : inOrder(changes.roles)
  if (roles !== undefined) refuse(rolesFault(roles))
  if (changes.displayName?.trim() === '') refuse({ field: 'displayName', code: 'name-missing' })
  const had = { displayName: before.display_name, roles: await rolesOf(db, id), isActive: before.is_active }
  const has = {
    displayName: changes.displayName?.trim() ?? had.displayName,
    roles: roles ?? had.roles,
    isActive: changes.isActive ?? had.isActive,
  }
  const rows = (['displayName', 'roles', 'isActive'] as const).flatMap((field): readonly FieldChangeRow[] =>
    JSON.stringify(had[field]) === JSON.stringify(has[field]) ? [] : [{ field, before: had[field], after: has[field] }],
  )
  if (rows.length === 0) return { isClosed: false }
  await db
    .updateTable('staff_user')
    .set(({ eb }) => ({
      display_name: has.displayName,
      is_active: has.isActive,
      version: eb('version', '+', 1),
    }))
    .where('id', '=', id)
    .execute()
  await db.deleteFrom('staff_role').where('user_id', '=', id).execute()
  await addRoles(db, id, has.roles)
  await noteAccountChange({ db, now }, actor, { id, changes: rows })
  return { isClosed: had.isActive && !has.isActive }
}

/** What the log says of a change. */
const changed = ({ roles, isActive }: AccountChanges) =>
  isActive === undefined
    ? roles === undefined
      ? 'Имя изменено'
      : 'Роли изменены'
    : isActive
      ? 'Учётная запись открыта'
      : 'Учётная запись закрыта'

/** Changes an account; one that is closed loses at once what it has open. */
export async function saveAccount(keeper: Keeper, actor: Actor, id: string, changes: AccountChanges): Promise<void> {
  const { isClosed } = await keeper.db
    .transaction()
    .execute((trx) => changeAccount({ db: trx, now: keeper.now }, actor, id, changes))
  if (isClosed) await endStaffSessions(keeper, id)
  await noteAudit(keeper, id, changed(changes))
}

/** Gives an account another password, and ends what was opened with the one before, but the session that is named. */
export async function setPassword(
  keeper: Keeper,
  actor: Actor,
  id: string,
  password: string,
  exceptTokenHash?: string,
): Promise<void> {
  const { login } = await keeper.db
    .selectFrom('staff_user')
    .select('login')
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  refuse(passwordFault(password, login))
  const passwordHash = await hashPassword(password)
  await keeper.db.transaction().execute(async (trx) => {
    await trx.updateTable('staff_user').set({ password_hash: passwordHash }).where('id', '=', id).execute()
    await noteAccountChange({ db: trx, now: keeper.now }, actor, {
      id,
      changes: [{ field: 'password', before: null, after: null }],
    })
  })
  await endStaffSessions(keeper, id, exceptTokenHash)
  await noteAudit(keeper, id, 'Пароль изменён')
}

/** Turns off the second factor of somebody who has lost it, and ends their sessions; resolves with whether there was one. */
export async function resetSecondFactor(keeper: Keeper, actor: Actor, id: string): Promise<boolean> {
  const wasThere = await keeper.db.transaction().execute(async (trx) => {
    const had = await forgetSecondFactor(trx, id)
    if (had)
      await noteAccountChange({ db: trx, now: keeper.now }, actor, {
        id,
        changes: [{ field: 'secondFactor', before: true, after: null }],
      })
    return had
  })
  if (!wasThere) return false
  await endStaffSessions(keeper, id)
  await noteAudit(keeper, id, 'Второй фактор сброшен', 'Warning')
  return true
}
