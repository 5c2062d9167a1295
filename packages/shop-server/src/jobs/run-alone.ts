import { sql } from 'kysely'
import type { Shop } from '../shop'

/** A process that died holds its work back for so long at most; one that is still at work says so before. */
const LEASE_SECONDS = 300
const RENEWED_MS = 60_000

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
  const until = sql<Date>`clock_timestamp() + make_interval(secs => ${LEASE_SECONDS})`
  const { rows } = await sql`
    insert into job_lease as lease (name, holder, held_until)
    values (${name}, ${holder}, ${until})
    on conflict (name) do update set holder = excluded.holder, held_until = excluded.held_until
      where lease.held_until < clock_timestamp()
    returning 1`.execute(db)
  if (rows.length === 0) return null
  const renew = async () => {
    await db
      .updateTable('job_lease')
      .set({ held_until: until })
      .where('name', '=', name)
      .where('holder', '=', holder)
      .execute()
  }
  const renewing = setInterval(() => void renew().catch(() => undefined), RENEWED_MS).unref()
  try {
    return await work()
  } finally {
    clearInterval(renewing)
    await db.deleteFrom('job_lease').where('name', '=', name).where('holder', '=', holder).execute()
  }
}
