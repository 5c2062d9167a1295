import { sql, type Migration } from 'kysely'

/** Logins of customers by codes that are sent to their phones. */
export const customerLogin: Migration = {
  async up(db) {
    await sql`
      create table sms_code (
        phone_hash text primary key,
        code_hash text not null,
        salt text not null,
        attempts integer not null default 0,
        sent_on timestamptz not null,
        expires_on timestamptz not null,
        sent_today integer not null default 1,
        day_ends_on timestamptz not null,
        failures integer not null default 0
      )`.execute(db)
    await sql`create index sms_code_by_age on sms_code (day_ends_on)`.execute(db)
    await sql`
      create table customer_session (
        token_hash text primary key,
        phone text not null,
        created_on timestamptz not null,
        expires_on timestamptz not null
      )`.execute(db)
    await sql`create index customer_session_by_end on customer_session (expires_on)`.execute(db)
    await sql`
      create table demo_sms (
        id bigint generated always as identity primary key,
        phone text not null,
        text text not null,
        sent_on timestamptz not null
      )`.execute(db)
  },
}
