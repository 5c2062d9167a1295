import { sql } from 'kysely'
import type { Shop } from '../../shop'

/** Tables of the staff's records that visitors write to. */
type Inbox = 'product_comment' | 'store_feedback' | 'user_product_question'

/** Puts what a visitor has written where the staff finds it; it is shown once they have published it. Resolves with its id. */
export async function insertRecord(
  { db, now, randomId }: Pick<Shop, 'db' | 'now' | 'randomId'>,
  table: Inbox,
  details: Readonly<Record<string, unknown>>,
): Promise<string> {
  const id = randomId()
  const moment = new Date(now())
  await sql`insert into ${sql.table(table)} (id, details, created_on, updated_on)
    values (${id}, ${JSON.stringify(details)}::jsonb, ${moment}, ${moment})`.execute(db)
  return id
}
