import { sql, type Migration } from 'kysely'

/** Whose an order draft is: the keys that open it, one-time tokens of links to it, and contacts that are proved to be the buyer's. */
export const draftKeys: Migration = {
  async up(db) {
    await sql`
      create table draft_key (
        order_in_process_id text not null references order_in_process (id) on delete cascade,
        key_hash text not null,
        role text not null check (role in ('owner', 'payer')),
        created_on timestamptz not null,
        primary key (order_in_process_id, key_hash)
      )`.execute(db)
    await sql`
      create table draft_token (
        token_hash text primary key,
        order_in_process_id text not null references order_in_process (id) on delete cascade,
        role text not null check (role in ('owner', 'payer')),
        proves_phone text,
        expires_on timestamptz not null,
        used_by text
      )`.execute(db)
    await sql`create index draft_token_by_draft on draft_token (order_in_process_id)`.execute(db)
    await sql`
      alter table order_in_process
        drop column visitor_id,
        add column proved_phone text`.execute(db)
    await sql`alter table payment_session add column return_token text`.execute(db)
    await sql`alter table customer_order add column customer_alias text`.execute(db)
  },
}
