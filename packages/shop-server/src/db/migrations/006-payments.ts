import { sql, type Migration } from 'kysely'

/** The script of a payment's provider, events that the shop was not notified of, and paid drafts that wait for a person. */
export const payments: Migration = {
  async up(db) {
    await sql`
      alter table payment_session
        add column script text,
        add column polls int not null default 0 check (polls >= 0),
        add column untold text,
        add column paid_on timestamptz,
        add column order_refusal text`.execute(db)
    await sql`
      update payment_session set paid_on = updated_on
      where state in ('Confirmed', 'Committed', 'approved', 'Payed', 'Approved', 'Succeeded', 'ContractAuthorized')`.execute(
      db,
    )
    await sql`create index payment_session_untold on payment_session (updated_on) where untold is not null`.execute(db)
    await sql`
      create view paid_without_order as
        select session.order_in_process_id, session.id as session_id, session.provider, session.purchase_type, session.amount_kopecks,
          session.paid_on, session.order_refusal
        from payment_session session
        join order_in_process draft on draft.id = session.order_in_process_id
        where session.paid_on is not null and draft.created_order_id is null`.execute(db)
  },
}
