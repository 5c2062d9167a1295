import { sql, type Migration } from 'kysely'

/** Work of the server that takes longer than a request: who started it, how far it is, what came of it. */
export const staffJobs: Migration = {
  async up(db) {
    await sql`
      create table staff_job (
        id text primary key,
        kind text not null,
        status text not null,
        progress integer not null default 0,
        message text,
        result_url text,
        result_file_id text,
        permission text not null,
        started_by text,
        started_by_name text not null,
        created_on timestamptz not null,
        started_on timestamptz,
        heartbeat_on timestamptz not null,
        finished_on timestamptz
      )`.execute(db)
    await sql`create index staff_job_by_age on staff_job (created_on)`.execute(db)
    await sql`create index staff_job_at_work on staff_job (heartbeat_on) where status in ('Queued', 'Running')`.execute(
      db,
    )
  },
}
