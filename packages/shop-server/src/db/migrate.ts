import { Migrator, sql, type Kysely } from 'kysely'
import { migrations } from './migrations'
import type { ShopDatabase } from './schema'

const TABLE = 'prilavok_migration'

/** The steps that this program knows and the database has not taken. */
export async function pendingMigrations(db: Kysely<ShopDatabase>): Promise<readonly string[]> {
  const { rows } = await sql<{ name: string }>`select name from ${sql.table(TABLE)}`.execute(db)
  const done = new Set(rows.map(({ name }) => name))
  return Object.keys(migrations).filter((name) => !done.has(name))
}

/** How the database of a version before the first release is known: its last step, and how many there were. */
const BEFORE_RELEASE = { last: '051-event-months', steps: 33, baseline: '001-baseline' } as const

const NOT_UP_TO_DATE =
  'This database was made by an early version before the first release, and not brought up to date by the last of them. ' +
  'Open it with that version once, or begin with an empty database or data folder.'

/** Takes the database that the steps before the first release have made for what the baseline makes: the tables are the same. */
async function adoptBeforeRelease(db: Kysely<ShopDatabase>): Promise<void> {
  const { last, steps, baseline } = BEFORE_RELEASE
  const { rows } = await sql<{ name: string }>`select name from ${sql.table(TABLE)}`.execute(db)
  const names = rows.map(({ name }) => name)
  if (names.length === 0 || names.includes(baseline)) return
  if (!names.includes(last) || names.length !== steps) throw new Error(NOT_UP_TO_DATE)
  await db.transaction().execute(async (trx) => {
    await sql`alter index if exists analytics_event_pkey1 rename to analytics_event_pkey`.execute(trx)
    await sql`delete from ${sql.table(TABLE)} where name not in (${last}, ${baseline})`.execute(trx)
    await sql`update ${sql.table(TABLE)} set name = ${baseline}`.execute(trx)
  })
}

/** Whether there is a record of steps, and none of them is left to take. */
async function isMigrated(db: Kysely<ShopDatabase>): Promise<boolean> {
  const { rows } = await sql<{ found: string | null }>`select to_regclass(${TABLE})::text as found`.execute(db)
  if (rows[0]?.found == null) return false
  await adoptBeforeRelease(db)
  return (await pendingMigrations(db)).length === 0
}

/**
 * Migrates the tables; done steps are recorded in `prilavok_migration`, and a lock keeps two servers that
 * start together from doing one step twice.
 */
export async function migrate(db: Kysely<ShopDatabase>): Promise<void> {
  if (await isMigrated(db)) return
  const migrator = new Migrator({
    db,
    provider: { getMigrations: () => Promise.resolve({ ...migrations }) },
    // A step that was built beside others may land after one with a higher number.
    allowUnorderedMigrations: true,
    migrationTableName: TABLE,
    migrationLockTableName: 'prilavok_migration_lock',
  })
  const { error } = await migrator.migrateToLatest()
  if (error) throw error
}
