import { sql, type Kysely } from 'kysely'

/** What the staff are told of changes by others, and who has a record open. */
export async function addStaffEvents(db: Kysely<unknown>): Promise<void> {
  await sql`alter table staff_history add column version integer`.execute(db)
  // Read in the order of transactions: one that began earlier may end later, and its number would be passed over.
  await sql`
    create table staff_event (
      id bigint generated always as identity primary key,
      tx xid8 not null default pg_current_xact_id(),
      resource text not null,
      record_id text not null,
      version integer,
      kind text not null check (kind in ('created', 'updated', 'deleted', 'presence')),
      state text,
      actor_id text,
      actor_name text,
      created_on timestamptz not null
    )`.execute(db)
  await sql`create index staff_event_in_order on staff_event (tx, id)`.execute(db)
  await sql`create index staff_event_by_age on staff_event (created_on)`.execute(db)
  await sql`
    create function tell_staff_event() returns trigger language plpgsql as $$
      begin perform pg_notify('staff_event', ''); return null; end $$`.execute(db)
  await sql`create trigger staff_event_told after insert on staff_event
    for each statement execute function tell_staff_event()`.execute(db)
  await sql`
    create function staff_event_of_history() returns trigger language plpgsql as $$
      begin
        insert into staff_event (resource, record_id, version, kind, actor_id, actor_name, created_on)
        values (new.resource, new.record_id, new.version,
          case new.action when 'Created' then 'created' when 'Deleted' then 'deleted' else 'updated' end,
          new.actor_id, new.actor_name, new.created_on);
        return null;
      end $$`.execute(db)
  await sql`create trigger staff_history_event after insert on staff_history
    for each row execute function staff_event_of_history()`.execute(db)
  // What happens to an order by itself is nobody's: a buyer has no name here.
  await sql`
    create function staff_event_of_order() returns trigger language plpgsql as $$
      begin
        insert into staff_event (resource, record_id, kind, created_on)
        values ('order', new.order_id, case new.kind when 'Created' then 'created' else 'updated' end, new.created_on);
        return null;
      end $$`.execute(db)
  await sql`create trigger order_history_event after insert on order_history
    for each row execute function staff_event_of_order()`.execute(db)

  await sql`
    create table staff_presence (
      resource text not null,
      record_id text not null,
      user_id text not null references staff_user (id) on delete cascade,
      user_name text not null,
      state text not null check (state in ('viewing', 'editing')),
      expires_on timestamptz not null,
      primary key (resource, record_id, user_id)
    )`.execute(db)
  await sql`create index staff_presence_by_end on staff_presence (expires_on)`.execute(db)
}
