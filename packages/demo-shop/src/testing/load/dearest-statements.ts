import { sql, type Kysely } from 'kysely'
import type { ShopDatabase } from '@prilavok/shop-server/kit'

const SHOWN = 14

/** Begins to count what each statement takes; PostgreSQL has loaded `pg_stat_statements`. */
export async function beginStatements(db: Kysely<ShopDatabase>): Promise<void> {
  await sql`create extension if not exists pg_stat_statements`.execute(db)
  await sql`select pg_stat_statements_reset()`.execute(db)
}

/** The statements that have taken the most time, and the indexes that nothing has looked into, as lines. */
export async function dearestStatements(db: Kysely<ShopDatabase>, checkouts: number): Promise<readonly string[]> {
  const { rows } = await sql<{ calls: number; ms: number; blocks: number; query: string }>`
    select calls::float8 as calls, total_exec_time + total_plan_time as ms, (shared_blks_hit + shared_blks_read)::float8 as blocks, query
    from pg_stat_statements order by total_exec_time desc limit ${SHOWN}`.execute(db)
  const all = await sql<{ calls: number; ms: number }>`
    select sum(calls)::float8 as calls, sum(total_exec_time) as ms from pg_stat_statements`.execute(db)
  const unused = await sql<{ name: string }>`
    select indexrelname as name from pg_stat_user_indexes join pg_index using (indexrelid)
    where idx_scan = 0 and not indisunique order by pg_relation_size(indexrelid) desc, 1`.execute(db)
  const per = (value: number) => (value / checkouts).toFixed(2)
  return [
    `statements of a checkout: ${per(all.rows[0]?.calls ?? 0)}, ${per(all.rows[0]?.ms ?? 0)} ms in them`,
    ...rows.map(
      ({ calls, ms, blocks, query }) =>
        `${per(ms)} ms of a checkout, ${per(calls)} times, ${(ms / calls).toFixed(3)} ms, ${Math.round(blocks / calls)} pages: ${query.replace(/\s+/g, ' ').slice(0, 110)}`,
    ),
    `indexes that nothing has looked into: ${unused.rows.map(({ name }) => name).join(', ')}`,
  ]
}
