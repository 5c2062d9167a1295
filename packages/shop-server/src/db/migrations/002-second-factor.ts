import { sql, type Migration } from 'kysely'

/** Second factors and recovery codes of the staff, and what a member sees of their own sessions. */
export const secondFactor: Migration = {
  async up(db) {
    for (const statement of [
      `alter table staff_user add column version integer not null default 1`,
      `create table staff_second_factor (
        user_id text primary key references staff_user on delete cascade,
        secret text,
        confirmed_on timestamptz,
        last_step bigint not null default 0,
        pending text,
        pending_until timestamptz,
        check ((secret is null) = (confirmed_on is null))
      )`,
      `create table staff_recovery_code (
        user_id text not null references staff_user on delete cascade,
        code_hash text not null,
        used_on timestamptz,
        primary key (user_id, code_hash)
      )`,
      `alter table staff_session
        add column id text not null unique default (gen_random_uuid())::text,
        add column browser text,
        add column system text,
        add column device text,
        add column network text,
        add column last_seen_on timestamptz not null default now()`,
      `create index staff_session_by_user on staff_session (user_id)`,
    ])
      await sql.raw(statement).execute(db)
  },
}
