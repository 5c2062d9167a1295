import { sql, type Migration } from 'kysely'

const REASONS = [
  'Дорого',
  'Нет в наличии',
  'Купили в другом месте',
  'Передумали',
  'Номер не отвечает',
  'Ошиблись номером',
]

/** What visitors ask of the shop besides orders: a state and an owner beside the draft of what is known, and the reasons of refusals. */
export const requests: Migration = {
  async up(db) {
    for (const statement of [
      `create table request (
        id text primary key,
        version integer not null default 1,
        draft_id text not null unique references order_in_process on delete cascade,
        details jsonb not null default '{}',
        created_on timestamptz not null default now(),
        updated_on timestamptz not null default now(),
        updated_by text,
        kind text not null generated always as (coalesce(details->>'kind', 'CallBack')) stored,
        status text not null generated always as (coalesce(details->>'status', 'New')) stored,
        call_on text generated always as (details->>'callOn') stored,
        manager_id text generated always as (details->>'managerId') stored,
        reason_id text generated always as (details->>'reasonId') stored
      )`,
      `create index request_by_creation on request (created_on desc, id desc)`,
      `create index request_by_status on request (status, created_on desc, id desc)`,
      `create index request_by_call on request (call_on, id) where status = 'CallAgain'`,
      // The order that its draft becomes closes a request, whoever confirms it.
      `create function request_follows_draft() returns trigger language plpgsql as $$
        begin
          update request set details = details || '{"status": "Ordered"}', version = version + 1, updated_on = now()
          where draft_id = new.id and status <> 'Ordered';
          return null;
        end $$`,
      `create trigger request_follows_draft after update of created_order_id on order_in_process for each row
        when (old.created_order_id is null and new.created_order_id is not null) execute function request_follows_draft()`,
    ])
      await sql.raw(statement).execute(db)
    await sql`insert into request_reason (id, details)
      select 'reason-' || at, jsonb_build_object('name', name, 'isActive', true)
      from unnest(${REASONS}::text[]) with ordinality as given (name, at)`.execute(db)
  },
}
