import type { StaffAccount } from '@prilavok/contracts/admin'
import type { Db } from '../../db'
import { demandsSecondFactor } from '../../rules/staff-accounts'

type Role = StaffAccount['roles'][number]

/** All accounts by name, or the one with this id; no password, secret or code is read. */
export async function listAccounts(
  db: Db,
  demanding: readonly string[] = [],
  only?: string,
): Promise<readonly StaffAccount[]> {
  const rows = await db
    .selectFrom('staff_user as member')
    .leftJoin('staff_second_factor as factor', 'factor.user_id', 'member.id')
    .select(['id', 'login', 'display_name', 'is_active', 'is_demo', 'created_on', 'version', 'confirmed_on'])
    .$if(only !== undefined, (query) => query.where('id', '=', only ?? ''))
    .orderBy('is_active', 'desc')
    .orderBy('display_name')
    .orderBy('login')
    .execute()
  const roles = await db.selectFrom('staff_role').selectAll().orderBy('role').execute()
  const seen = await db
    .selectFrom('staff_session')
    .select(({ fn }) => ['user_id', fn.max('last_seen_on').as('last')])
    .groupBy('user_id')
    .execute()
  return rows.map((row) => {
    const own = roles.flatMap(({ user_id: user, role }) => (user === row.id ? [role as Role] : []))
    return {
      id: row.id,
      login: row.login,
      displayName: row.display_name,
      roles: own,
      isActive: row.is_active,
      isDemo: row.is_demo,
      hasSecondFactor: row.confirmed_on !== null,
      isSecondFactorDemanded: demandsSecondFactor(demanding, own),
      lastSeenOn: seen.find(({ user_id: user }) => user === row.id)?.last?.toISOString() ?? null,
      createdOn: row.created_on.toISOString(),
      version: row.version,
    }
  })
}
