import { sql, type Migration } from 'kysely'

/** What pages send of their last events, for the shop's support; it goes after some weeks. */
export const recordings: Migration = {
  async up(db) {
    await sql`create table recording (
      number text primary key,
      content jsonb not null,
      created_on timestamptz not null
    )`.execute(db)
    await sql`create index recording_by_moment on recording (created_on)`.execute(db)
  },
}
