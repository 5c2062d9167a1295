import { sql, type Migration } from 'kysely'

/** Remembers that a database was filled by `--demo`: only there does the flag open the sandbox. */
export const demoShop: Migration = {
  async up(db) {
    await sql`create table demo_shop (size text primary key, filled_on timestamptz not null default now())`.execute(db)
  },
}
