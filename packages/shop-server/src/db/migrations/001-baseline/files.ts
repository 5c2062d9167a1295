/** Uploaded files, and the records that show or offer them. */
export const files: readonly string[] = [
  `create table file (
    id text primary key,
    type text not null,
    name text not null,
    content_type text not null,
    size_bytes integer not null check (size_bytes >= 0),
    width integer,
    height integer,
    content_hash text not null,
    access_key text not null,
    created_on timestamptz not null default now(),
    created_by text not null
  )`,
  `create index file_by_hash on file (content_hash, type)`,
  `create index file_temporary on file (created_on) where (type = 'Temp')`,
  `create table file_use (
    file_id text not null references file,
    owner text not null,
    primary key (file_id, owner)
  )`,
]
