import { sql } from 'kysely'
import type { Transaction } from 'kysely'
import type { ShopDatabase } from '../db/schema'

/** Rows of one statement: large enough to be quick, small enough for the memory of an in-process database. */
const rowsAtOnce = 4_000

const insert = async (trx: Transaction<ShopDatabase>, table: keyof ShopDatabase, rows: readonly object[]) => {
  const columns = sql.join(Object.keys(rows[0] ?? {}).map((name) => sql.ref(name)))
  await sql`
    insert into ${sql.table(table)} (${columns})
    select ${columns} from json_populate_recordset(null::${sql.table(table)}, ${JSON.stringify(rows)}::json)`.execute(trx)
}

/**
 * Writes many rows of one table, as JSON that the database turns into records: one parameter a statement, whatever the
 * number of columns. All rows have the columns of the first; arrays become arrays and jsonb alike. Answers how many.
 */
export async function insertRows(trx: Transaction<ShopDatabase>, table: keyof ShopDatabase, rows: Iterable<object>): Promise<number> {
  let count = 0
  let waiting: object[] = []
  for (const row of rows) {
    waiting.push(row)
    if (waiting.length === rowsAtOnce) {
      await insert(trx, table, waiting)
      count += waiting.length
      waiting = []
    }
  }
  if (waiting.length > 0) await insert(trx, table, waiting)
  return count + waiting.length
}
