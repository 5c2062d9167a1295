import { sql, type Migration } from 'kysely'

/** The files of feeds: each run of a feed, what it made, in parts that are written and read as they come. */
export const feedFiles: Migration = {
  async up(db) {
    // File names are addresses: of two feeds with one name the younger one gets another.
    await sql`
      update feed set details = jsonb_set(details, '{fileName}', to_jsonb(feed.id || '-' || (feed.details->>'fileName')))
      where exists (select from feed older where older.details->>'fileName' = feed.details->>'fileName'
        and (older.created_on, older.id) < (feed.created_on, feed.id))`.execute(db)
    await sql`alter table feed add column file_name text generated always as (details->>'fileName') stored`.execute(db)
    await sql`create unique index feed_by_file_name on feed (file_name)`.execute(db)
    await sql`
      create table feed_run (
        id text primary key,
        number bigint generated always as identity,
        feed_id text not null references feed (id) on delete cascade,
        job_id text not null,
        status text not null,
        items_count integer not null default 0,
        error text,
        content_type text not null,
        entity_tag text,
        size_bytes bigint not null default 0,
        is_current boolean not null default false,
        started_on timestamptz not null,
        finished_on timestamptz
      )`.execute(db)
    await sql`create index feed_run_by_feed on feed_run (feed_id, number desc)`.execute(db)
    await sql`create unique index feed_run_at_work on feed_run (feed_id) where status = 'Running'`.execute(db)
    await sql`create unique index feed_run_that_is_served on feed_run (feed_id) where is_current`.execute(db)
    await sql`
      create table feed_part (
        run_id text not null references feed_run (id) on delete cascade,
        part integer not null,
        bytes bytea not null,
        primary key (run_id, part)
      )`.execute(db)
  },
}
