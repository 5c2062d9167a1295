/** Logins of customers, and what a demo shop would have sent. */
export const customerLogin: readonly string[] = [
  `create table sms_code (
    phone_hash text primary key,
    code_hash text not null,
    salt text not null,
    attempts integer not null default 0,
    sent_on timestamptz not null,
    expires_on timestamptz not null,
    sent_today integer not null default 1,
    day_ends_on timestamptz not null,
    failures integer not null default 0
  )`,
  `create index sms_code_by_age on sms_code (day_ends_on)`,
  `create table customer_session (
    token_hash text primary key,
    phone text not null,
    created_on timestamptz not null,
    expires_on timestamptz not null
  )`,
  `create index customer_session_by_end on customer_session (expires_on)`,
  `create table demo_sms (
    id bigint generated always as identity primary key,
    phone text not null,
    text text not null,
    sent_on timestamptz not null
  )`,
  `create table demo_email (
    id bigint generated always as identity primary key,
    recipient text not null,
    subject text not null,
    text text not null,
    sent_on timestamptz not null
  )`,
  `create table demo_shop (
    size text primary key,
    filled_on timestamptz not null default now()
  )`,
]
