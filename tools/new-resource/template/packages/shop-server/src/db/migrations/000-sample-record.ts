import { sql, type Migration } from 'kysely'

/** Sample records: what a form holds is in `details`; what lists filter and sort by is a column that follows from it. */
export const sampleRecord: Migration = {
  async up(db) {
    await sql`
      create table sample_record (
        id text primary key,
        version integer not null default 1,
        details jsonb not null default '{}',
        created_on timestamptz not null default now(),
        updated_on timestamptz not null default now(),
        updated_by text,
        name text generated always as (details->>'name') stored,
        is_active boolean generated always as ((details->>'isActive')::boolean) stored
      )`.execute(db)
    await sql`create index sample_record_by_name on sample_record (name, id)`.execute(db)
    await sql`create index sample_record_by_creation on sample_record (created_on desc, id desc)`.execute(db)
  },
}
