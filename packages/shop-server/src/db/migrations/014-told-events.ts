import { sql, type Migration } from 'kysely'

/**
 * Processes are told of events that were written, and of nothing else: a trigger for each statement fires for no row too, so each reading of
 * the outbox, which ends expired presences, called for the next one.
 */
export const toldEvents: Migration = {
  async up(db) {
    await sql`drop trigger staff_event_told on staff_event`.execute(db)
    await sql`create or replace function tell_staff_event() returns trigger language plpgsql as $$
      begin
        if exists (select from told) then perform pg_notify('staff_event', ''); end if;
        return null;
      end $$`.execute(db)
    await sql`create trigger staff_event_told after insert on staff_event
      referencing new table as told for each statement execute function tell_staff_event()`.execute(db)
  },
}
