import { sql } from 'kysely'
import type { Shop } from '../shop'

/** What the log says of a sign-in and a sign-out; it is filtered by this. */
export const SIGNED_IN = 'Вход'
export const SIGNED_OUT = 'Выход'

/**
 * Notes in the shop's log, which administrators read as a list, what a member of the staff did that changes no record: a sign-in, a
 * sign-out, an export. Never holds what was typed.
 */
export async function noteAudit(
  shop: Pick<Shop, 'db' | 'now' | 'randomId'>,
  userId: string | null,
  message: string,
  level: 'Info' | 'Warning' = 'Info',
): Promise<void> {
  const details = { level, source: 'audit', message, userId, traceId: null }
  const moment = new Date(shop.now())
  await sql`insert into app_log (id, details, created_on, updated_on)
    values (${shop.randomId()}, ${JSON.stringify(details)}::jsonb, ${moment}, ${moment})`.execute(shop.db)
}
