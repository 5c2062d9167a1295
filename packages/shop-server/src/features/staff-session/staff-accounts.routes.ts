import * as calls from '@prilavok/contracts/admin'
import { isPermitted, permissionsOf, type StaffAccount, type StaffAccountSave } from '@prilavok/contracts/admin'
import type { Db } from '../../db'
import { HttpProblem } from '../../http/problem'
import { noteAudit } from '../../http/staff-audit'
import { staffRoute, type StaffRoute } from '../../http/staff-route'
import { endStaffSessions, type StaffMember } from '../../http/staff-session'
import type { Shop } from '../../shop'
import { accountHistory } from './account-history'
import { refusedByField } from './account-problems'
import { addAccount, changeAccount, madePassword, resetSecondFactor, setPassword } from './accounts'
import { listAccounts } from './list-accounts'
import { requirePassword } from './own-password'

const MANAGES = 'staff-account:write'

async function accountOf({ settings }: Shop, db: Db, id: string): Promise<StaffAccount> {
  const [account] = await listAccounts(db, settings.secondFactorRoles, id)
  if (account === undefined) throw new HttpProblem('not-found')
  return account
}

/** What owners do to accounts of others, and never to their own: there the old password and the code are asked for. */
async function requireOther(shop: Shop, member: StaffMember, id: string): Promise<void> {
  await accountOf(shop, shop.db, id)
  if (id === member.id) throw new HttpProblem('own-account')
}

/**
 * Saves an account. All accounts are locked, so that two owners who take each other's rights at the same time leave one: whoever comes
 * second has none any more.
 */
async function saveOther(shop: Shop, member: StaffMember, id: string, body: StaffAccountSave): Promise<StaffAccount> {
  const { displayName, roles, isActive, version } = body
  const saved = await shop.db.transaction().execute(async (trx) => {
    await trx.selectFrom('staff_user').select('id').orderBy('id').forUpdate().execute()
    const me = await accountOf(shop, trx, member.id)
    if (
      !me.isActive ||
      !isPermitted(
        me.roles.flatMap((role) => permissionsOf(role)),
        MANAGES,
      )
    )
      throw new HttpProblem('session-expired')
    const current = await accountOf(shop, trx, id)
    if (version !== current.version) throw new HttpProblem('version-conflict', { current })
    if (
      id === member.id &&
      !(
        isActive &&
        isPermitted(
          roles.flatMap((role) => permissionsOf(role)),
          MANAGES,
        )
      )
    )
      throw new HttpProblem('own-account', {
        detail: 'Нельзя закрыть свою учётную запись или забрать у себя это право.',
      })
    const { isClosed } = await changeAccount({ db: trx, now: shop.now }, member, id, { displayName, roles, isActive })
    return { isClosed, account: await accountOf(shop, trx, id) }
  })
  if (!saved.isClosed) return saved.account
  await endStaffSessions(shop, id)
  return accountOf(shop, shop.db, id)
}

/** Accounts of the staff, for owners; every change asks for the owner's own password. */
export const staffAccountRoutes: readonly StaffRoute[] = [
  staffRoute(calls.listStaffAccounts, async ({ db, settings }) => ({
    items: [...(await listAccounts(db, settings.secondFactorRoles))],
  })),
  staffRoute(calls.addStaffAccount, async (shop, { member, body }) => {
    await requirePassword(shop, member.id, body.ownPassword)
    const password = madePassword()
    const id = await refusedByField(addAccount(shop, member, body, password))
    return { account: await accountOf(shop, shop.db, id), password }
  }),
  staffRoute(calls.saveStaffAccount, async (shop, { member, params, body }) => {
    await requirePassword(shop, member.id, body.ownPassword)
    const account = await refusedByField(saveOther(shop, member, params.id, body))
    await noteAudit(shop, params.id, 'Учётная запись изменена')
    return account
  }),
  staffRoute(calls.renewStaffPassword, async (shop, { member, params, body }) => {
    await requireOther(shop, member, params.id)
    await requirePassword(shop, member.id, body.ownPassword)
    const password = madePassword()
    await setPassword(shop, member, params.id, password)
    return { password }
  }),
  staffRoute(calls.resetSecondFactor, async (shop, { member, params, body }) => {
    await requireOther(shop, member, params.id)
    await requirePassword(shop, member.id, body.ownPassword)
    if (!(await resetSecondFactor(shop, member, params.id))) throw new HttpProblem('second-factor-missing')
    return null
  }),
  staffRoute(calls.readStaffAccountHistory, (shop, { params }) => accountHistory(shop, params.id)),
]
