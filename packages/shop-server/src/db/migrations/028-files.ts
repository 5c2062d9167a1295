import { sql, type Migration } from 'kysely'

/** Uploaded files, and what the staff ran in the terminal. */
export const files: Migration = {
  async up(db) {
    await sql`
      create table file (
        id text primary key,
        type text not null,
        name text not null,
        content_type text not null,
        size_bytes integer not null check (size_bytes >= 0),
        width integer,
        height integer,
        content_hash text not null,
        access_key text not null,
        created_on timestamptz not null default now(),
        created_by text not null
      )`.execute(db)
    await sql`
      create table file_use (
        file_id text not null references file (id),
        owner text not null,
        primary key (file_id, owner)
      )`.execute(db)
    await sql`create index file_by_hash on file (content_hash, type)`.execute(db)
    await sql`create index file_temporary on file (created_on) where type = 'Temp'`.execute(db)
    await sql`
      create table terminal_run (
        id text primary key,
        command text not null,
        started_on timestamptz not null,
        finished_on timestamptz,
        succeeded boolean,
        staff_name text not null
      )`.execute(db)
    await sql`create index terminal_run_by_command on terminal_run (command, started_on desc)`.execute(db)
  },
}
