import { sql, type Migration } from 'kysely'
import { addMonths } from '../months'

/** The events of the storefront by month: a month that has outlived its term is dropped as a whole, and nothing is left to tidy. */
export const eventMonths: Migration = {
  async up(db) {
    await sql`alter table analytics_event rename to analytics_event_whole`.execute(db)
    await sql`alter index analytics_event_by_age rename to analytics_event_whole_by_age`.execute(db)
    await sql`create sequence analytics_event_number`.execute(db)
    await sql`
      create table analytics_event (
        id bigint not null default nextval('analytics_event_number'),
        event_type text not null,
        payload text not null,
        customer_id text,
        order_id text,
        order_in_process_id text,
        created_on timestamptz not null default now(),
        primary key (id, created_on)
      ) partition by range (created_on)`.execute(db)
    await sql`create index analytics_event_by_age on analytics_event (created_on)`.execute(db)
    await sql`create table analytics_event_default partition of analytics_event default`.execute(db)
    const { rows } = await sql<{
      first: Date | null
    }>`select min(created_on) as first from analytics_event_whole`.execute(db)
    await addMonths(db, 'analytics_event', rows[0]?.first ?? new Date(), new Date())
    await sql`
      insert into analytics_event select id, event_type, payload, customer_id, order_id, order_in_process_id, created_on
      from analytics_event_whole`.execute(db)
    await sql`select setval('analytics_event_number', (select coalesce(max(id), 0) + 1 from analytics_event), false)`.execute(
      db,
    )
    await sql`drop table analytics_event_whole`.execute(db)
  },
}
