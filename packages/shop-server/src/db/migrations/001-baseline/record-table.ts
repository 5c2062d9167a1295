/** Columns that the database fills from the details of a row, for filters and sort keys. */
type Filled = Readonly<Record<string, 'text' | 'integer' | 'boolean' | 'double precision'>>

const fieldOf = (column: string) => column.replace(/_([a-z])/g, (_, letter: string) => letter.toUpperCase())

/**
 * A table of records that only the staff edit. What a form holds is in `details` under the names of the contract; what lists filter and
 * sort by is a column that follows from it, with an index.
 */
export function recordTable(name: string, filled: Filled, unique: readonly string[] = []): readonly string[] {
  const columns = Object.entries(filled).map(
    ([column, type]) => `, ${column} ${type} generated always as ((details->>'${fieldOf(column)}')::${type}) stored`,
  )
  return [
    `create table ${name} (
      id text primary key,
      version integer not null default 1,
      details jsonb not null default '{}',
      created_on timestamptz not null default now(),
      updated_on timestamptz not null default now(),
      updated_by text${columns.join('')}
    )`,
    ...Object.keys(filled).map(
      (column) =>
        `create ${unique.includes(column) ? 'unique ' : ''}index ${name}_by_${column} on ${name} (${column}, id)`,
    ),
    `create index ${name}_by_creation on ${name} (created_on desc, id desc)`,
  ]
}
