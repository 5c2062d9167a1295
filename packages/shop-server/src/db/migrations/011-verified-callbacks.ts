import { sql, type Migration } from 'kysely'

/** Callbacks that were taken, so that each counts once; what a start returned; what an order still lacks. */
export const verifiedCallbacks: Migration = {
  async up(db) {
    await sql`
      create table payment_callback (
        provider text not null,
        id text not null,
        session_id text not null references payment_session (id) on delete cascade,
        event text not null,
        received_on timestamptz not null,
        primary key (provider, id)
      )`.execute(db)
    await sql`create index payment_callback_by_session on payment_callback (session_id)`.execute(db)
    await sql`alter table payment_session add column started jsonb`.execute(db)
    await sql`create index payment_session_unpaid on payment_session (created_on) where paid_on is null`.execute(db)
    await sql`
      alter table customer_order
        add column due_kopecks bigint not null generated always as (greatest(total_kopecks - paid_kopecks, 0)) stored`.execute(
      db,
    )
    // Until now an order that was paid in part had the status of its payment, "paid".
    await sql`update customer_order set payment_status = 'Pending' where paid_kopecks > 0 and paid_kopecks < total_kopecks`.execute(
      db,
    )
  },
}
