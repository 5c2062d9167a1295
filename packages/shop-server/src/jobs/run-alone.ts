import { sql } from 'kysely'
import type { Shop } from '../shop'

/** A process that died holds its work back for so long at most. */
const LEASE_SECONDS = 300

/**
 * Does work that one process of the shop does for all; resolves with null while another one is at it. The lease is a row and its clock
 * that of the database, so it holds behind a pooler and for processes whose clocks differ; one that is not given back ends by itself.
 */
export async function runAlone<T>(
  { db, randomId }: Pick<Shop, 'db' | 'randomId'>,
  name: string,
  work: () => Promise<T>,
): Promise<T | null> {
  const holder = randomId()
  const { rows } = await sql`
    insert into job_lease as lease (name, holder, held_until)
    values (${name}, ${holder}, clock_timestamp() + make_interval(secs => ${LEASE_SECONDS}))
    on conflict (name) do update set holder = excluded.holder, held_until = excluded.held_until
      where lease.held_until < clock_timestamp()
    returning 1`.execute(db)
  if (rows.length === 0) return null
  try {
    return await work()
  } finally {
    await db.deleteFrom('job_lease').where('name', '=', name).where('holder', '=', holder).execute()
  }
}
