import type { OwnSession } from '@prilavok/contracts/admin'
import { HttpProblem } from '../../http/problem'
import { closeStaffSession, type StaffMember } from '../../http/staff-session'
import type { Shop } from '../../shop'

/** The sessions of a member, the last used first; the one that asks is marked. */
export async function ownSessions({ db, now }: Shop, { id, tokenHash }: StaffMember): Promise<OwnSession[]> {
  const rows = await db
    .selectFrom('staff_session')
    .selectAll()
    .where('user_id', '=', id)
    .where('expires_on', '>', new Date(now()))
    .orderBy('last_seen_on', 'desc')
    .execute()
  return rows.map((row) => ({
    id: row.id,
    browser: row.browser,
    system: row.system,
    device: row.device,
    network: row.network,
    openedOn: row.created_on.toISOString(),
    lastSeenOn: row.last_seen_on.toISOString(),
    isCurrent: row.token_hash === tokenHash,
  }))
}

/** Ends a session of a member; 404 for one of somebody else. */
export async function endOwnSession(shop: Shop, { id }: StaffMember, sessionId: string): Promise<void> {
  const row = await shop.db
    .selectFrom('staff_session')
    .select('token_hash')
    .where('id', '=', sessionId)
    .where('user_id', '=', id)
    .executeTakeFirst()
  if (row === undefined) throw new HttpProblem('not-found')
  await closeStaffSession(shop, row.token_hash)
}
