import { sql, type Migration } from 'kysely'

/** What typing is completed from, feature flags and reported events. */
export const suggestions: Migration = {
  async up(db) {
    await sql`
      create table name_word (
        id bigint generated always as identity primary key,
        kind text not null check (kind in ('FirstName', 'LastName', 'MiddleName')),
        gender text not null check (gender in ('Male', 'Female', 'Any')),
        word text not null,
        search_word text not null,
        popularity int not null default 0,
        unique (kind, gender, word)
      )`.execute(db)
    await sql`create index name_word_by_start on name_word (search_word text_pattern_ops, popularity desc)`.execute(db)
    await sql`
      create table company (
        id text primary key,
        name text not null,
        search_name text not null,
        inn text not null unique,
        kpp text,
        ogrn text not null,
        address text not null
      )`.execute(db)
    await sql`
      create table bank (
        bic text primary key,
        short_name text not null,
        search_name text not null,
        cor_account text not null,
        city text not null
      )`.execute(db)
    await sql`
      create table street_name (
        id bigint generated always as identity primary key,
        name text not null unique,
        search_name text not null,
        popularity int not null default 0
      )`.execute(db)
    await sql`
      create table feature_flag (
        name text primary key,
        is_enabled boolean not null,
        description text not null,
        updated_on timestamptz not null default now()
      )`.execute(db)
    await sql`
      create table analytics_event (
        id bigint generated always as identity primary key,
        event_type text not null,
        payload text not null,
        customer_id text,
        order_id text,
        order_in_process_id text,
        created_on timestamptz not null default now()
      )`.execute(db)
  },
}
