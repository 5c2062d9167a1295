import { sql, type Migration } from 'kysely'

/** How far ahead of the clock each visitor and address has used its requests; a row in the past says nothing and goes. */
export const rateLimits: Migration = {
  async up(db) {
    await sql`
      create table rate_limit (
        key text primary key,
        used_until timestamptz not null
      )`.execute(db)
    await sql`create index rate_limit_used_until on rate_limit (used_until)`.execute(db)
  },
}
