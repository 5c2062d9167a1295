import { sql, type Migration } from 'kysely'

/** The experiments of the shop's pages, and what the staff has decided of them. */
export const experiments: Migration = {
  async up(db) {
    await sql`
      create table experiment (
        name text primary key,
        description text not null default '',
        definition jsonb not null,
        is_on_pages boolean not null default true,
        started_on timestamptz not null,
        decided_label text,
        decided_on timestamptz,
        decided_by text,
        version integer not null default 1,
        check ((decided_label is null) = (decided_on is null))
      )`.execute(db)
    await sql`
      create table experiment_decision (
        id bigint generated always as identity primary key,
        experiment text not null references experiment (name) on delete cascade,
        from_label text,
        to_label text,
        note text,
        actor_id text not null,
        actor_name text not null,
        created_on timestamptz not null
      )`.execute(db)
    await sql`create index experiment_decision_by_experiment on experiment_decision (experiment, id desc)`.execute(db)
    // What was shown, so that an index alone tells how an experiment has done; and what visitors ordered.
    // Both are as long as names and labels may be: an index takes no long texts.
    await sql`
      alter table visit_event
        add column experiment text generated always as (case when goal = 'Experiment' then left(params->>'experiment', 64) end) stored,
        add column option_label text generated always as (case when goal = 'Experiment' then left(params->>'label', 64) end) stored`.execute(
      db,
    )
    await sql`
      create index visit_event_shown on visit_event (experiment, visitor_id, created_on) include (option_label)
      where experiment is not null and visitor_id is not null`.execute(db)
    await sql`
      create index visit_event_ordered on visit_event (visitor_id, created_on)
      where goal = 'Order' and visitor_id is not null`.execute(db)
  },
}
