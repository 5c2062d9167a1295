import { listStaffMembers, searchStaffMembers } from '@prilavok/contracts/admin'
import { sql } from 'kysely'
import { byName } from '../../db/by-name'
import { staffRoute, type StaffRoute } from '../../http/staff-route'
import { like } from './engine/text-search'

const FOUND = 20

/** Who of the staff can own an order or a request: names alone, and nobody who has left. */
export const staffMemberRoutes: readonly StaffRoute[] = [
  staffRoute(searchStaffMembers, async ({ db }, { query }) => ({
    items: await db
      .selectFrom('staff_user')
      .select(['id', 'display_name as name'])
      .where('is_active', '=', true)
      .where(like(sql`display_name || ' ' || login`, query.query ?? ''))
      .orderBy(byName(sql.ref('display_name')))
      .limit(FOUND)
      .execute(),
  })),
  staffRoute(listStaffMembers, async ({ db }, { asked }) => {
    const ids = (asked['ids'] ?? []).flatMap((each) => each.split(',')).filter((each) => each !== '')
    if (ids.length === 0) return { items: [] }
    return {
      items: await db.selectFrom('staff_user').select(['id', 'display_name as name']).where('id', 'in', ids).execute(),
    }
  }),
]
