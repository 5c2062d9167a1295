import { sql, type Migration } from 'kysely'

/** What a column that follows from the details of a row holds. */
type ColumnType = 'text' | 'boolean' | 'integer' | 'numeric'

const columnOf = (field: string): string => field.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)

/**
 * The table of a kind of record of the staff: what a form holds is in `details`; what lists filter and sort by is a column that follows
 * from it. Released steps are made by this: it stays as it is.
 */
export const recordTable = (table: string, fields: Readonly<Record<string, ColumnType>>): Migration => ({
  async up(db) {
    const columns = Object.entries(fields).map(
      ([field, type]) =>
        sql`, ${sql.ref(columnOf(field))} ${sql.raw(type)} generated always as ((details->>${sql.lit(field)})::${sql.raw(type)}) stored`,
    )
    await sql`
      create table ${sql.table(table)} (
        id text primary key,
        version integer not null default 1,
        details jsonb not null default '{}',
        created_on timestamptz not null default now(),
        updated_on timestamptz not null default now(),
        updated_by text
        ${sql.join(columns, sql``)}
      )`.execute(db)
    await sql`create index on ${sql.table(table)} (created_on desc, id desc)`.execute(db)
    for (const field of Object.keys(fields).filter((each) => fields[each] === 'text'))
      await sql`create index on ${sql.table(table)} (${sql.ref(columnOf(field))}, id)`.execute(db)
  },
})
