import { sql } from 'kysely'
import type { Trx } from '../../../db'
import { HttpProblem } from '../../../http/problem'
import type { StaffMember } from '../../../http/staff-session'
import type { Shop } from '../../../shop'
import { forgetFileUses } from './file-uses'
import { addHistory } from './history'
import type { ServerResource } from './server-resource'

/**
 * Deletes a record, in a transaction that may hold others, that nothing prevents from going; throws `not-found`, and `delete-blocked`
 * with what prevents it in `current`.
 */
export async function removeRecord(
  shop: Shop,
  trx: Trx,
  { resource, table, deletion }: ServerResource,
  id: string,
  member: StaffMember,
): Promise<void> {
  const validation = await deletion?.(trx, id)
  if (validation?.isValid === false) throw new HttpProblem('delete-blocked', { current: validation })
  const { rows } = await sql`delete from ${sql.table(table)} where id = ${id} returning id`.execute(trx)
  if (rows.length === 0) throw new HttpProblem('not-found')
  await forgetFileUses(trx, `${resource.key}:${id}`)
  await addHistory(trx, shop.now(), member, { resource: resource.key, recordId: id, action: 'Deleted', changes: [] })
}

/** The same in a transaction of its own. */
export const deleteRecord = (shop: Shop, resource: ServerResource, id: string, member: StaffMember): Promise<void> =>
  shop.db.transaction().execute((trx) => removeRecord(shop, trx, resource, id, member))
