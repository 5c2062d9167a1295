import type { HistoryEntry } from '@prilavok/contracts/admin'
import type { Selectable } from 'kysely'
import type { StaffHistoryTable } from '../db'

/** A stored change as the staff get it; `shown` masks what the reader may not see of a field. */
export const historyEntry = (
  row: Selectable<StaffHistoryTable>,
  shown: (field: string, value: unknown) => unknown = (_, value) => value,
): HistoryEntry => ({
  id: String(row.id),
  on: row.created_on.toISOString(),
  actorId: row.actor_id,
  actorName: row.actor_name,
  action: row.action as HistoryEntry['action'],
  comment: row.comment,
  changes: row.changes.map(({ field, before, after }) => ({
    field,
    label: null,
    before: shown(field, before),
    after: shown(field, after),
  })),
})
