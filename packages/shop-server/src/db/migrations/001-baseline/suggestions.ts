/** What typing is completed from. */
export const suggestions: readonly string[] = [
  `create table name_word (
    id bigint generated always as identity primary key,
    kind text not null check (kind in ('FirstName', 'LastName', 'MiddleName')),
    gender text not null check (gender in ('Male', 'Female', 'Any')),
    word text not null,
    search_word text not null,
    popularity integer not null default 0,
    unique (kind, gender, word)
  )`,
  `create index name_word_by_start on name_word (search_word text_pattern_ops, popularity desc)`,
  `create table company (
    id text primary key,
    name text not null,
    search_name text not null,
    inn text not null unique,
    kpp text,
    ogrn text not null,
    address text not null
  )`,
  `create table bank (
    bic text primary key,
    short_name text not null,
    search_name text not null,
    cor_account text not null,
    city text not null
  )`,
  `create table street_name (
    id bigint generated always as identity primary key,
    name text not null unique,
    search_name text not null,
    popularity integer not null default 0
  )`,
]
