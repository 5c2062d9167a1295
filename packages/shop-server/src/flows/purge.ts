import { sql } from 'kysely'
import { addMonths, dropMonths, type Db } from '../db'
import {
  countFormerBytes,
  countTemporaryFiles,
  removeFormerBytes,
  removeTemporaryFiles,
} from '../features/file/remove-files'
import type { Shop } from '../shop'
import { purgeRules, type PurgeRule } from './purge-rules'

/** What a purge has removed of a table, or would. */
export interface Purged {
  readonly table: string
  readonly action: PurgeRule['action']
  readonly rows: number
}

/** How a purge goes. */
export interface PurgeOptions {
  /** Only counts. */
  readonly isDryRun?: boolean
  /** Stops it between two batches. */
  readonly signal?: AbortSignal | undefined
}

/** So many rows at once: a request of a buyer waits for one such batch at most. */
const BATCH = 200

async function countDue(db: Db, { table, due }: PurgeRule): Promise<number> {
  const { rows } = await sql<{
    count: number
  }>`select count(*)::int as count from ${sql.table(table)} where ${due}`.execute(db)
  return rows[0]?.count ?? 0
}

/** One batch; rows that somebody works with are left for the next purge. */
async function removeSome(db: Db, { table, due, changes }: PurgeRule): Promise<number> {
  // A place is that of a row within one month of a table: only what is due may go in the others.
  const some = sql`(${due}) and ctid = any(array(select ctid from ${sql.table(table)} where ${due} limit ${sql.lit(BATCH)} for update skip locked))`
  const { numAffectedRows } = await (
    changes === undefined
      ? sql`delete from ${sql.table(table)} where ${some}`
      : sql`update ${sql.table(table)} set ${changes} where ${some}`
  ).execute(db)
  return Number(numAffectedRows ?? 0)
}

async function removeAll(db: Db, rule: PurgeRule, signal?: AbortSignal): Promise<number> {
  let rows = 0
  for (let last = BATCH; last === BATCH; rows += last) {
    signal?.throwIfAborted()
    last = await removeSome(db, rule)
  }
  return rows
}

/** Drops the months of a table that have ended before its term, and makes those to come. */
async function removeMonths(
  { db, now }: Pick<Shop, 'db' | 'now'>,
  { table, monthsBefore }: PurgeRule,
): Promise<number> {
  if (monthsBefore === undefined) return 0
  // Another process may be at it, or rows lie where the month would be: then rows are removed one by one, as everywhere.
  await addMonths(db, table, new Date(now()), new Date(now())).catch(() => undefined)
  return dropMonths(db, table, monthsBefore).catch(() => 0)
}

/** Removes what has outlived its term (see `rules/retention.ts`), in small batches; several servers may do it at once. */
export async function purge(
  shop: Pick<Shop, 'db' | 'now' | 'settings' | 'files'>,
  { isDryRun = false, signal }: PurgeOptions = {},
): Promise<readonly Purged[]> {
  const { db, now, settings } = shop
  const purged: Purged[] = []
  for (const rule of purgeRules(settings, now())) {
    const rows = isDryRun
      ? await countDue(db, rule)
      : (await removeMonths(shop, rule)) + (await removeAll(db, rule, signal))
    purged.push({ table: rule.table, action: rule.action, rows })
  }
  const files = await (isDryRun ? countTemporaryFiles(shop) : removeTemporaryFiles(shop, signal))
  const former = await (isDryRun ? countFormerBytes(shop) : removeFormerBytes(shop, signal))
  return [
    ...purged,
    { table: 'file', action: 'deleted', rows: files },
    { table: 'file_former', action: 'blanked', rows: former },
  ]
}

/** What a purge has removed, in one line. */
export const purgedText = (purged: readonly Purged[]): string =>
  purged
    .filter(({ rows }) => rows > 0)
    .map(({ table, action, rows }) => `${table}: ${rows} ${action}`)
    .join(', ') || 'nothing has outlived its term'
