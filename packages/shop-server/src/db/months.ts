import { sql, type Kysely } from 'kysely'

/** So many months after this one have a partition before anybody needs it. */
const AHEAD = 2

const monthOf = (on: Date, more = 0): Date => new Date(Date.UTC(on.getUTCFullYear(), on.getUTCMonth() + more, 1))
const nameOf = (table: string, month: Date): string => `${table}_${month.toISOString().slice(0, 7).replace('-', '_')}`

/** Makes the partitions of a table that is divided by month, from one month to the second after another; those that exist stay. */
export async function addMonths<Db>(db: Kysely<Db>, table: string, from: Date, to: Date): Promise<void> {
  const last = monthOf(to, AHEAD)
  for (let month = monthOf(from); month <= last; month = monthOf(month, 1))
    await sql`create table if not exists ${sql.table(nameOf(table, month))} partition of ${sql.table(table)}
      for values from (${sql.lit(month.toISOString())}) to (${sql.lit(monthOf(month, 1).toISOString())})`.execute(db)
}

/** Drops the months of a table that ended before a moment; resolves with how many rows they had. */
export async function dropMonths<Db>(db: Kysely<Db>, table: string, before: Date): Promise<number> {
  const { rows } = await sql<{ name: string }>`
    select c.relname as name from pg_inherits i join pg_class c on c.oid = i.inhrelid
    where i.inhparent = ${table}::regclass and c.relname ~ '_[0-9]{4}_[0-9]{2}$' and c.relname < ${nameOf(table, before)}
    order by 1`.execute(db)
  let dropped = 0
  for (const { name } of rows) {
    const count = await sql<{ rows: number }>`select count(*)::int as rows from ${sql.table(name)}`.execute(db)
    await sql`drop table ${sql.table(name)}`.execute(db)
    dropped += count.rows[0]?.rows ?? 0
  }
  return dropped
}
