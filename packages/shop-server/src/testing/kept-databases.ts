import { createHash, randomBytes } from 'node:crypto'
import { readdirSync, readFileSync, statSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { sql } from 'kysely'
import { inject } from 'vitest'
import { openDatabase, type OpenDatabase } from '../db'

declare module 'vitest' {
  export interface ProvidedContext {
    /** Where the databases of this test run lie. */
    readonly databasesFolder: string
  }
}

const sourcesOfTables = fileURLToPath(new URL('../db', import.meta.url))

/** Folder with an empty, migrated database, made once for this PGlite and these migrations, and kept between test runs. */
export function emptyDatabase(): string {
  const pglite = createRequire(import.meta.url).resolve('@electric-sql/pglite')
  const { mtimeMs, size } = statSync(pglite)
  const made = createHash('sha256').update(`${pglite} ${mtimeMs} ${size}`)
  for (const file of readdirSync(sourcesOfTables, { recursive: true, encoding: 'utf8' }).sort())
    if (file.endsWith('.ts')) made.update(readFileSync(join(sourcesOfTables, file)))
  return join(tmpdir(), `prilavok-empty-${made.digest('hex').slice(0, 12)}`)
}

/** A database that is kept open: to open one takes two seconds, to empty it a tenth. */
interface Kept extends OpenDatabase {
  readonly tables: readonly string[]
  readonly schema: string
  /** Puts back the rows that migrations had made. */
  readonly refill: readonly string[]
}

/** Those of this worker that nobody uses at the moment. */
const idle: Kept[] = []

const list = async ({ db }: Pick<OpenDatabase, 'db'>, query: string): Promise<readonly string[]> =>
  (await sql.raw<{ name: string }>(query).execute(db)).rows.map(({ name }) => name)
const run = ({ db }: Pick<OpenDatabase, 'db'>, ...commands: readonly string[]) =>
  sql.raw(commands.join(';')).execute(db)

const TABLES = `select relname as name from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace
  and relname not like 'prilavok_migration%'`
/** Everything that only a change of tables changes. */
const SCHEMA = `select md5(string_agg(line, ' ' order by line)) as name from (
  select concat_ws(' ', relname, relkind, relnatts, relchecks, relhastriggers) from pg_class where relnamespace = 'public'::regnamespace
  union all select concat_ws(' ', tgrelid::regclass, tgname, tgenabled) from pg_trigger
  union all select proname from pg_proc where pronamespace = 'public'::regnamespace
  union all select concat_ws(' ', conrelid::regclass, pg_get_constraintdef(oid)) from pg_constraint where connamespace = 'public'::regnamespace
) as lines(line)`

const fullTables = (database: Pick<OpenDatabase, 'db'>, tables: readonly string[]) => {
  const holds = (table: string) => `select '${table}' as name where exists (select 1 from ${table})`
  return list(database, tables.map(holds).join(' union all '))
}

async function open(): Promise<Kept> {
  const dataDir = join(inject('databasesFolder'), randomBytes(6).toString('hex'))
  const database = await openDatabase({ dataDir, template: emptyDatabase() })
  const tables = await list(database, TABLES)
  const [schema = ''] = await list(database, SCHEMA)
  await run(database, 'create schema kept')
  const refill: string[] = []
  for (const table of await fullTables(database, tables)) {
    const columns = await list(
      database,
      `select quote_ident(attname) as name from pg_attribute where attrelid = '${table}'::regclass and attnum > 0
        and not attisdropped and attgenerated = '' order by attnum`,
    )
    await run(database, `create table kept.${table} as table ${table}`)
    refill.push(
      `insert into ${table} (${columns.join()}) overriding system value select ${columns.join()} from kept.${table}`,
    )
  }
  return { ...database, tables, schema, refill }
}

/** Leaves a database as it was opened. False when somebody has changed its tables. */
async function empty(kept: Kept): Promise<boolean> {
  const [schema] = await list(kept, SCHEMA)
  if (schema !== kept.schema) return false
  const full = await fullTables(kept, kept.tables)
  const counted = await list(kept, 'select sequencename as name from pg_sequences where last_value is not null')
  await run(kept, 'discard all')
  await run(
    kept,
    'set session_replication_role = replica',
    ...full.map((table) => `delete from ${table}`),
    ...kept.refill,
    ...counted.map((sequence) => `alter sequence ${sequence} restart`),
    'reset session_replication_role',
  )
  await run(kept, `vacuum ${full.join()}`)
  return true
}

/** The same database until it is given back: whoever is late must not write into the next suite. */
const lent = ({ db }: Kept, isBack: () => boolean): OpenDatabase['db'] =>
  new Proxy(db, {
    get(target, name) {
      if (isBack()) throw new Error('The database has been given back.')
      const value: unknown = Reflect.get(target, name)
      return typeof value === 'function' ? value.bind(target) : value
    },
  })

/** An empty, migrated database in PGlite; to close it is to give it back. */
export async function takeDatabase(): Promise<OpenDatabase> {
  const kept = idle.pop() ?? (await open())
  let isBack = false
  const db = lent(kept, () => isBack)
  const close = async () => {
    isBack = true
    if (await empty(kept)) idle.push(kept)
    else await kept.close()
  }
  return { ...kept, db, reads: db, close }
}
