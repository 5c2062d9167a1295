import { sql } from 'kysely'
import type { Db } from '../../../db'

/**
 * Makes changes of the tree wait for each other until the transaction ends: two that are harmless alone may close a circle together,
 * and two that ask for one node would make it twice.
 */
export const lockModifications = async (db: Db): Promise<void> => {
  await sql`select pg_advisory_xact_lock(hashtext('modification tree'))`.execute(db)
}

/** Whether a node is among these or above one of them. */
export async function ancestorsAmong(db: Db, ids: readonly string[], node: string): Promise<boolean> {
  const { rows } = await sql`
    with recursive above(id) as (
      select unnest(${[...ids]}::text[])
      union select jsonb_array_elements_text(m.parent_ids) from above join modification m on m.id = above.id
    ) select 1 from above where id = ${node} limit 1`.execute(db)
  return rows.length > 0
}

/** Whether relations of a type lead from one of these to a node, over any number of steps. */
export async function leadsTo(db: Db, type: string, ids: readonly string[], node: string): Promise<boolean> {
  const { rows } = await sql`
    with recursive reached(id) as (
      select unnest(${[...ids]}::text[])
      union select r.related_id from reached join modification_relation r on r.modification_id = reached.id and r.type = ${type}
    ) select 1 from reached where id = ${node} limit 1`.execute(db)
  return rows.length > 0
}
