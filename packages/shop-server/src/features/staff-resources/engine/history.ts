import type { HistoryEntry } from '@prilavok/contracts/admin'
import type { Paging } from '@prilavok/contracts'
import type { Db, FieldChangeRow } from '../../../db'
import type { StaffMember } from '../../../http/staff-session'
import { historyEntry } from '../../../http/history-entry'
import { outletOf } from './outlet'
import type { ServerResource, StaffRecord } from './server-resource'

const PAGE = 50
/** Set by every save; no news to anybody. */
const UNREMARKABLE = new Set(['id', 'version', 'createdOn', 'updatedOn', 'updatedBy'])

/** A value without what says nothing: a field that is empty is as one that is not there. */
function told(value: unknown): unknown {
  if (Array.isArray(value)) return value.length === 0 ? undefined : value.map((each) => told(each) ?? null)
  if (typeof value !== 'object' || value === null) return value ?? undefined
  const fields = Object.entries(value).map(([name, each]) => [name, told(each)] as const)
  return Object.fromEntries(
    fields.filter(([, each]) => each !== undefined).sort(([one], [other]) => (one < other ? -1 : 1)),
  )
}
const same = (one: unknown, other: unknown) => JSON.stringify(told(one)) === JSON.stringify(told(other))

/** The fields that differ between two states of a record. */
export const changesBetween = (before: StaffRecord, after: StaffRecord): readonly FieldChangeRow[] =>
  Object.keys(after)
    .filter((field) => !UNREMARKABLE.has(field) && !same(before[field], after[field]))
    .map((field) => ({ field, before: before[field] ?? null, after: after[field] ?? null }))

/** What happened to a record. */
interface Happened {
  readonly resource: string
  readonly recordId: string
  readonly action: HistoryEntry['action']
  readonly changes: readonly FieldChangeRow[]
  readonly comment?: string
  /** The version that the record has now. */
  readonly version?: number
}

/** Writes what a member of the staff did, in the transaction in which it happens. */
export async function addHistory(db: Db, now: number, { id, displayName }: StaffMember, what: Happened): Promise<void> {
  await db
    .insertInto('staff_history')
    .values({
      resource: what.resource,
      record_id: what.recordId,
      actor_id: id,
      actor_name: displayName,
      action: what.action,
      comment: what.comment ?? null,
      version: what.version ?? null,
      changes: JSON.stringify(what.changes),
      created_on: new Date(now),
    })
    .execute()
}

/** Who changed what in a record, the latest first, as a member of the staff may see it. */
export async function historyOf(
  db: Db,
  resource: ServerResource,
  recordId: string,
  wantedPage: number | undefined,
  member: Pick<StaffMember, 'permissions'>,
): Promise<{ readonly items: HistoryEntry[]; readonly paging: Paging }> {
  const mine = db
    .selectFrom('staff_history')
    .where('resource', '=', resource.resource.key)
    .where('record_id', '=', recordId)
  const { count } = await mine.select((eb) => eb.fn.countAll<number>().as('count')).executeTakeFirstOrThrow()
  const pageCount = Math.max(1, Math.ceil(Number(count) / PAGE))
  const pageIndex = Math.min(pageCount, Math.max(1, wantedPage ?? 1))
  const rows = await mine
    .selectAll()
    .orderBy('id', 'desc')
    .limit(PAGE)
    .offset((pageIndex - 1) * PAGE)
    .execute()
  const shown = outletOf(resource, member)
  return {
    items: rows.map((row) => historyEntry(row, shown.field)),
    paging: { pageIndex, pageSize: PAGE, pageCount, totalCount: Number(count), totalIsExact: true, nextCursor: null },
  }
}
