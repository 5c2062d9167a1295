import { sql, type Migration } from 'kysely'

/** What visitors do on the pages, without anything about a person. */
export const visits: Migration = {
  async up(db) {
    await sql`
      create table visit_event (
        id bigint generated always as identity primary key,
        event_id text not null unique,
        type text not null,
        goal text,
        visitor_id text,
        project_id text,
        url text not null,
        title text not null,
        screen_width integer not null,
        screen_height integer not null,
        marketing jsonb not null,
        options jsonb not null,
        params jsonb not null,
        created_on timestamptz not null
      )`.execute(db)
    await sql`create index visit_event_by_age on visit_event (created_on)`.execute(db)
    await sql`create index visit_event_by_goal on visit_event (goal, created_on) where goal is not null`.execute(db)
  },
}
