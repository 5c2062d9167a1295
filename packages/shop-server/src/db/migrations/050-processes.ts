import { sql, type Migration } from 'kysely'

/**
 * What several processes on one database share: who is at the work that one does for all, and the secret with which the stand-ins of a
 * sandbox sign. Counted requests need no log of their changes: after a crash, or on a promoted replica, counting begins anew.
 */
export const processes: Migration = {
  async up(db) {
    await sql`
      create table job_lease (
        name text primary key,
        holder text not null,
        held_until timestamptz not null
      )`.execute(db)
    await sql`
      create table sandbox_secret (
        id int primary key default 1 check (id = 1),
        secret text not null
      )`.execute(db)
    await sql`alter table rate_limit set unlogged`.execute(db)
  },
}
