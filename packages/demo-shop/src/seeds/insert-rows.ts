import { sql } from 'kysely'
import type { ShopDatabase, Trx } from '@prilavok/shop-server/kit'

/** Rows of one statement: large enough to be quick, small enough for the memory of an in-process database. */
const ROWS_AT_ONCE = 4_000

/** Items in lists of at most this many, the last one shorter. */
export function* inBatches<T>(items: Iterable<T>, size: number): Generator<readonly T[]> {
  let batch: T[] = []
  for (const item of items) {
    batch.push(item)
    if (batch.length === size) {
      yield batch
      batch = []
    }
  }
  if (batch.length > 0) yield batch
}

const insert = async (trx: Trx, table: keyof ShopDatabase, rows: readonly object[]) => {
  const columns = sql.join(Object.keys(rows[0] ?? {}).map((name) => sql.ref(name)))
  await sql`
    insert into ${sql.table(table)} (${columns})
    select ${columns} from json_populate_recordset(null::${sql.table(table)}, ${JSON.stringify(rows)}::json)`.execute(
    trx,
  )
}

/** Writes rows in the order they are given, while the caller already makes the next ones. */
export interface RowWriter {
  /** Resolves with how many rows that is; waits for earlier batches. */
  readonly write: (table: keyof ShopDatabase, rows: Iterable<object>) => Promise<number>
  /** Waits for the rest, and fails when any row could not be written. */
  readonly finish: () => Promise<void>
}

/**
 * A writer of many rows, as JSON that the database turns into records: one parameter a statement, whatever the number of
 * columns. All rows of a call have the columns of the first; arrays become arrays and jsonb alike. One statement is on its
 * way while the next is prepared: the database has a thread of its own.
 */
export function rowWriter(trx: Trx): RowWriter {
  let onItsWay: Promise<void> = Promise.resolve()
  const write: RowWriter['write'] = async (table, rows) => {
    let count = 0
    for (const batch of inBatches(rows, ROWS_AT_ONCE)) {
      await onItsWay
      onItsWay = insert(trx, table, batch)
      // Its failure rejects for whoever awaits it next.
      onItsWay.catch(() => undefined)
      count += batch.length
    }
    return count
  }
  return { write, finish: () => onItsWay }
}
