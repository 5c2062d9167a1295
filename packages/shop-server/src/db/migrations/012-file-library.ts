import { sql, type Migration } from 'kysely'

/** Where texts of the shop are, with the name of their resource. */
const TEXTS: readonly (readonly [table: string, resource: string, text: string])[] = [
  ['product', 'product', "coalesce(t.description, '') || t.details::text"],
  ['category', 'category', 't.details::text'],
  ['manufacturer', 'manufacturer', 't.details::text'],
  ['blog_post', 'blogPost', 't.details::text'],
  ['predefined_block', 'predefinedBlock', 't.details::text'],
]

/** Files whose bytes can be replaced, with what they were before; and the files that saved texts show. */
export const fileLibrary: Migration = {
  async up(db) {
    await sql`alter table file add column version integer not null default 1, add column bytes_key text`.execute(db)
    await sql`create index file_by_created_on on file (created_on desc, id)`.execute(db)
    await sql`create table file_former (
      file_id text not null references file on delete cascade,
      version integer not null,
      bytes_key text,
      name text not null,
      content_type text not null,
      size_bytes integer not null,
      width integer,
      height integer,
      content_hash text not null,
      replaced_on timestamptz not null,
      replaced_by text not null,
      primary key (file_id, version)
    )`.execute(db)
    await sql`create index file_former_with_bytes on file_former (replaced_on) where bytes_key is not null`.execute(db)
    for (const [table, resource, text] of TEXTS)
      await sql`insert into file_use (file_id, owner)
        select distinct f.id, ${sql.lit(`${resource}:`)} || t.id
        from ${sql.table(table)} t
          cross join lateral regexp_matches(${sql.raw(text)}, '<[^>]*/files/([A-Za-z0-9_-]+)', 'g') found
          join file f on f.id = found[1]
        on conflict do nothing`.execute(db)
  },
}
