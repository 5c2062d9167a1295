import * as calls from '@prilavok/contracts/admin'
import type { OwnAccount } from '@prilavok/contracts/admin'
import { HttpProblem } from '../../http/problem'
import { noteAudit } from '../../http/staff-audit'
import { staffRoute, type StaffRoute } from '../../http/staff-route'
import { endStaffSessions, type StaffMember } from '../../http/staff-session'
import { demandsSecondFactor } from '../../rules/staff-accounts'
import type { Shop } from '../../shop'
import { refusedByField } from './account-problems'
import { saveAccount, setPassword } from './accounts'
import { requirePassword } from './own-password'
import { endOwnSession, ownSessions } from './own-sessions'
import {
  beginSecondFactor,
  confirmSecondFactor,
  removeSecondFactor,
  renewRecoveryCodes,
  secondFactorOn,
} from './second-factor'

const isDemanded = ({ settings }: Shop, { roles }: StaffMember) =>
  demandsSecondFactor(settings.secondFactorRoles, roles)

async function ownAccount(shop: Shop, member: StaffMember): Promise<OwnAccount> {
  const since = await secondFactorOn(shop, member.id)
  const { count } = await shop.db
    .selectFrom('staff_recovery_code')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('user_id', '=', member.id)
    .where('used_on', 'is', null)
    .executeTakeFirstOrThrow()
  return {
    login: member.login,
    displayName: member.displayName,
    email: member.email,
    hasSecondFactor: since !== null,
    isSecondFactorDemanded: isDemanded(shop, member),
    secondFactorOn: since?.toISOString() ?? null,
    recoveryCodesLeft: Number(count),
  }
}

/** What a member of the staff does with their own account: name, password, sessions, second factor. */
export const ownAccountRoutes: readonly StaffRoute[] = [
  staffRoute(calls.readOwnAccount, (shop, { member }) => ownAccount(shop, member)),
  staffRoute(calls.saveOwnAccount, async (shop, { member, body }) => {
    await refusedByField(saveAccount(shop, member, member.id, { displayName: body.displayName }))
    return ownAccount(shop, { ...member, displayName: body.displayName.trim() })
  }),
  staffRoute(calls.changeOwnPassword, async (shop, { member, body }) => {
    await requirePassword(shop, member.id, body.oldPassword)
    await refusedByField(setPassword(shop, member, member.id, body.password, member.tokenHash))
    return null
  }),
  staffRoute(calls.listOwnSessions, async (shop, { member }) => ({ items: await ownSessions(shop, member) })),
  staffRoute(calls.endOwnSession, async (shop, { member, params }) => {
    await endOwnSession(shop, member, params.id)
    await noteAudit(shop, member.id, 'Сеанс завершён из списка')
    return null
  }),
  staffRoute(calls.endOtherSessions, async (shop, { member }) => {
    await endStaffSessions(shop, member.id, member.tokenHash)
    await noteAudit(shop, member.id, 'Остальные сеансы завершены')
    return null
  }),
  staffRoute(calls.beginSecondFactor, (shop, { member, body }) => beginSecondFactor(shop, member, body)),
  staffRoute(calls.confirmSecondFactor, async (shop, { member, body }) => {
    const codes = await confirmSecondFactor(shop, member, body.code)
    await noteAudit(shop, member.id, 'Второй фактор включён')
    return { codes }
  }),
  staffRoute(calls.renewRecoveryCodes, async (shop, { member, body }) => {
    const codes = await renewRecoveryCodes(shop, member, body)
    await noteAudit(shop, member.id, 'Резервные коды заменены')
    return { codes }
  }),
  staffRoute(calls.removeSecondFactor, async (shop, { member, body }) => {
    if (isDemanded(shop, member)) throw new HttpProblem('second-factor-demanded')
    await removeSecondFactor(shop, member, body)
    await noteAudit(shop, member.id, 'Второй фактор отключён', 'Warning')
    return null
  }),
]
