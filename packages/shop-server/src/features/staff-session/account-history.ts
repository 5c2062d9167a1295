import type { HistoryEntry } from '@prilavok/contracts/admin'
import type { Paging } from '@prilavok/contracts'
import type { Db, FieldChangeRow } from '../../db'
import { historyEntry } from '../../http/history-entry'
import type { Shop } from '../../shop'

/** The name under which the history keeps what became of accounts. */
const RESOURCE = 'staff-account'
const MOST_ENTRIES = 100

/** Who changes an account: a member of the staff, or nobody who has signed in, such as the command line. */
export interface Actor {
  readonly id: string | null
  readonly displayName: string
}

/** What became of an account. Never holds a password, a secret or a code: such a field only says that it was changed. */
interface AccountChange {
  readonly id: string
  readonly action?: 'Created' | 'Updated'
  readonly changes: readonly FieldChangeRow[]
}

/** Writes what became of an account, in the transaction in which it happens. */
export async function noteAccountChange(
  { db, now }: { readonly db: Db; readonly now: Shop['now'] },
  { id: actorId, displayName }: Actor,
  { id, action = 'Updated', changes }: AccountChange,
): Promise<void> {
  await db
    .insertInto('staff_history')
    .values({
      resource: RESOURCE,
      record_id: id,
      actor_id: actorId,
      actor_name: displayName,
      action,
      changes: JSON.stringify(changes),
      created_on: new Date(now()),
    })
    .execute()
}

/** What became of an account, the latest first. */
export async function accountHistory(
  { db }: Pick<Shop, 'db'>,
  id: string,
): Promise<{ readonly items: HistoryEntry[]; readonly paging: Paging }> {
  const rows = await db
    .selectFrom('staff_history')
    .selectAll()
    .where('resource', '=', RESOURCE)
    .where('record_id', '=', id)
    .orderBy('id', 'desc')
    .limit(MOST_ENTRIES)
    .execute()
  return {
    items: rows.map((row) => historyEntry(row)),
    paging: {
      pageIndex: 1,
      pageSize: MOST_ENTRIES,
      pageCount: 1,
      totalCount: rows.length,
      totalIsExact: rows.length < MOST_ENTRIES,
      nextCursor: null,
    },
  }
}
