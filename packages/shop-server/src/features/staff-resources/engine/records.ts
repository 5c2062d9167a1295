import { sql, type RawBuilder } from 'kysely'
import type { Column, Kind, ServerResource, StaffRecord } from './server-resource'

/** A row as the database returns it. */
export type Row = Readonly<Record<string, unknown>>

/** What a row is selected with: its columns, and the computed fields under their own names. */
export const selection = ({ computed = {} }: ServerResource): RawBuilder<unknown> =>
  sql.join([
    sql`t.*`,
    ...Object.entries(computed).map(([field, { sql: expression }]) => sql`${expression} as ${sql.ref(`c_${field}`)}`),
  ])

const isoOf = (value: unknown) => (value instanceof Date ? value.toISOString() : value)

const read = (kind: Kind, value: unknown): unknown => {
  if (value === null || value === undefined) return null
  if (kind === 'money') return Number(value) / 100
  if (kind === 'number') return Number(value)
  return isoOf(value)
}

/** A field as its column stores it. */
export const written = ({ kind, values, isNullable }: Column, value: unknown): unknown => {
  if (value === null || value === undefined) return kind === 'text' && isNullable !== true ? '' : null
  if (values !== undefined) return Object.keys(values).find((each) => values[each] === value) ?? value
  if (kind === 'money') return Math.round(Number(value) * 100)
  return kind === 'json' ? JSON.stringify(value) : value
}

/** A row as a record: its details, its columns, what was computed. */
export function recordOf({ columns, computed = {} }: ServerResource, row: Row): StaffRecord {
  const own = Object.entries(columns)
    .filter(([, { isGenerated }]) => !isGenerated)
    .map(([field, { column, kind, values }]) => {
      const value = read(kind, row[column])
      return [field, values?.[String(value)] ?? value] as const
    })
  const others = Object.entries(computed).map(([field, { kind }]) => [field, read(kind, row[`c_${field}`])] as const)
  return {
    createdOn: isoOf(row['created_on']),
    updatedOn: isoOf(row['updated_on'] ?? row['created_on']),
    ...(row['details'] as StaffRecord | null),
    ...Object.fromEntries(own),
    ...Object.fromEntries(others),
    id: String(row['id']),
    version: Number(row['version'] ?? 1),
  }
}
