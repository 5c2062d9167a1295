import { sql, type Migration } from 'kysely'

/** Who works in the shop: people, roles, sessions, failed sign-ins, and what each of them changed. */
export const staff: Migration = {
  async up(db) {
    await sql`
      create table staff_user (
        id text primary key,
        login text not null unique check (login = lower(login)),
        display_name text not null,
        email text,
        locale text not null default 'ru',
        password_hash text not null,
        is_active boolean not null default true,
        is_demo boolean not null default false,
        created_on timestamptz not null default now()
      )`.execute(db)
    await sql`
      create table staff_role (
        user_id text not null references staff_user (id) on delete cascade,
        role text not null,
        primary key (user_id, role)
      )`.execute(db)
    await sql`
      create table staff_session (
        token_hash text primary key,
        user_id text not null references staff_user (id) on delete cascade,
        csrf_token text not null,
        created_on timestamptz not null,
        expires_on timestamptz not null
      )`.execute(db)
    await sql`create index staff_session_by_end on staff_session (expires_on)`.execute(db)
    await sql`
      create table staff_login_failure (
        key_hash text primary key,
        failures integer not null,
        counted_until timestamptz not null
      )`.execute(db)
    await sql`
      create table staff_history (
        id bigint generated always as identity primary key,
        resource text not null,
        record_id text not null,
        actor_id text,
        actor_name text not null,
        action text not null,
        comment text,
        changes jsonb not null default '[]',
        created_on timestamptz not null
      )`.execute(db)
    await sql`create index staff_history_by_record on staff_history (resource, record_id, id desc)`.execute(db)
  },
}
