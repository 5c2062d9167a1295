import { sql, type Kysely } from 'kysely'
import type { ShopDatabase, Trx } from '../../../db'
import { recordTable } from '../../../db/migrations/record-table'
import type { ServerResource } from '../engine/server-resource'

type ColumnType = 'text' | 'boolean' | 'numeric'

const typeOf = (kind: string): ColumnType => (kind === 'bool' ? 'boolean' : kind === 'number' ? 'numeric' : 'text')
const markOf = ({ resource }: ServerResource) => `prilavok: ${resource.key}`

/** What the database says that a table is; null where there is none of this name. */
async function markedAs(trx: Trx, table: string): Promise<string | null | undefined> {
  const { rows } = await sql<{ mark: string | null }>`
    select obj_description(c.oid, 'pg_class') as mark from pg_class c
    where c.oid = to_regclass(${`"${table}"`})`.execute(trx)
  return rows[0]?.mark
}

async function addColumn(trx: Trx, table: string, field: string, column: string, type: ColumnType): Promise<void> {
  await sql`alter table ${sql.table(table)} add column ${sql.ref(column)} ${sql.raw(type)}
    generated always as ((details->>${sql.lit(field)})::${sql.raw(type)}) stored`.execute(trx)
  if (type === 'text') await sql`create index on ${sql.table(table)} (${sql.ref(column)}, id)`.execute(trx)
}

/** Adds the columns that a declaration has got since its table was made; one whose field is of another kind now is made anew. */
async function addColumns(trx: Trx, { table, columns, resource }: ServerResource): Promise<void> {
  const { rows } = await sql<{ name: string; type: string }>`
    select a.attname as name, format_type(a.atttypid, a.atttypmod) as type from pg_attribute a
    where a.attrelid = to_regclass(${`"${table}"`}) and a.attnum > 0 and not a.attisdropped`.execute(trx)
  const there = new Map(rows.map(({ name, type }) => [name, type]))
  for (const [field, { column, kind }] of Object.entries(columns)) {
    const type = typeOf(kind)
    if (there.get(column) === type) continue
    if (there.has(column)) await sql`alter table ${sql.table(table)} drop column ${sql.ref(column)}`.execute(trx)
    await addColumn(trx, table, field, column, type).catch((cause: unknown) => {
      throw new Error(
        `The field "${field}" of "${resource.key}" has become another kind, and records have values that are none of it.`,
        { cause },
      )
    })
  }
}

async function ensureTable(trx: Trx, served: ServerResource): Promise<void> {
  const { table, resource, columns } = served
  const mark = await markedAs(trx, table)
  if (mark === undefined) {
    const types = Object.entries(columns).map(([field, { kind }]) => [field, typeOf(kind)] as const)
    await recordTable(table, Object.fromEntries(types)).up(trx)
    await sql`comment on table ${sql.table(table)} is ${sql.lit(markOf(served))}`.execute(trx)
    return
  }
  if (mark !== markOf(served))
    throw new Error(`The table "${table}" is there, but was not made for "${resource.key}"; name another one in table.`)
  await addColumns(trx, served)
}

/** Makes the tables of resources of the shop's own, and what has been added to their declarations; several servers may start at once. */
export async function ensureTables(db: Kysely<ShopDatabase>, all: readonly ServerResource[]): Promise<void> {
  if (all.length === 0) return
  await db.transaction().execute(async (trx) => {
    await sql`select pg_advisory_xact_lock(hashtextextended('prilavok resources', 0))`.execute(trx)
    for (const each of all) await ensureTable(trx, each)
  })
}
