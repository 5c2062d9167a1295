import { sql, type Migration } from 'kysely'

/** Why a price of an order was set by hand, and money that goes back to buyers. */
export const orderEdits: Migration = {
  async up(db) {
    for (const statement of [
      `alter table order_item add column price_reason text`,
      `alter table payment_session
        add column refunded_kopecks bigint not null default 0
        check (refunded_kopecks >= 0 and refunded_kopecks <= amount_kopecks)`,
      // What was given back for goods is neither paid nor due.
      `alter table customer_order add column returned_kopecks bigint not null default 0 check (returned_kopecks >= 0)`,
      `alter table customer_order drop column due_kopecks`,
      `alter table customer_order add column due_kopecks bigint
        generated always as (greatest((total_kopecks - returned_kopecks - paid_kopecks), 0)) stored not null`,
      `create table order_refund (
        id text primary key check (length(id) >= 22),
        order_id text not null references customer_order on delete cascade,
        session_id text not null references payment_session on delete cascade,
        amount_kopecks bigint not null check (amount_kopecks > 0),
        reason text not null,
        lines jsonb not null default '[]',
        state text not null check (state in ('Waiting', 'Sent', 'Done', 'Failed', 'Declined')),
        asked_by text not null,
        approved_by text,
        answer jsonb,
        created_on timestamptz not null,
        updated_on timestamptz not null
      )`,
      `create index order_refund_by_order on order_refund (order_id, created_on)`,
      `create index order_refund_by_session on order_refund (session_id)`,
      `create index order_refund_sent on order_refund (updated_on) where (state = 'Sent')`,
      `create table order_cancellation (
        order_id text primary key references customer_order on delete cascade,
        author text not null,
        reason text not null,
        told_on timestamptz,
        created_on timestamptz not null
      )`,
    ])
      await sql.raw(statement).execute(db)
  },
}
