/** Payments, and what processes on one database share. */
export const payments: readonly string[] = [
  `create table payment_session (
    id text primary key check (length(id) >= 22),
    order_in_process_id text not null references order_in_process on delete cascade,
    provider text not null,
    purchase_type text not null,
    amount_kopecks bigint not null check (amount_kopecks > 0),
    months integer,
    profile_id text,
    state text not null,
    created_on timestamptz not null default now(),
    updated_on timestamptz not null default now(),
    expires_on timestamptz not null,
    script text,
    polls integer not null default 0 check (polls >= 0),
    untold text,
    paid_on timestamptz,
    order_refusal text,
    return_token text,
    started jsonb
  )`,
  `create index payment_session_by_draft on payment_session (order_in_process_id, created_on desc)`,
  `create index payment_session_unpaid on payment_session (created_on) where (paid_on is null)`,
  `create index payment_session_untold on payment_session (updated_on) where (untold is not null)`,
  `create index payment_session_with_details on payment_session (updated_on) where ((profile_id is not null)
      or (return_token is not null) or (started is not null))`,
  // Money that is there while no order could be made of its draft.
  `create view paid_without_order as
    select session.order_in_process_id, session.id as session_id, session.provider, session.purchase_type, session.amount_kopecks,
      session.paid_on, session.order_refusal
    from payment_session session join order_in_process draft on draft.id = session.order_in_process_id
    where session.paid_on is not null and draft.created_order_id is null`,
  `create table payment_callback (
    provider text not null,
    id text not null,
    session_id text not null references payment_session on delete cascade,
    event text not null,
    received_on timestamptz not null,
    primary key (provider, id)
  )`,
  `create index payment_callback_by_session on payment_callback (session_id)`,
  `create table idempotency_key (
    key text not null,
    route text not null,
    visitor_id text not null,
    body_hash text not null,
    status integer,
    answer text,
    content_type text,
    created_on timestamptz not null,
    primary key (key, route, visitor_id)
  )`,
  `create index idempotency_key_by_age on idempotency_key (created_on)`,
  `create unlogged table rate_limit (
    key text primary key,
    used_until timestamptz not null
  )`,
  `create index rate_limit_used_until on rate_limit (used_until)`,
  `create table job_lease (
    name text primary key,
    holder text not null,
    held_until timestamptz not null
  )`,
  `create table server_secret (
    name text primary key,
    secret text not null
  )`,
  `create table sandbox_secret (
    id integer default 1 primary key check (id = 1),
    secret text not null
  )`,
]
