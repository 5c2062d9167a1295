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

/** Whether there is a record of steps, and none of them is left to take. */
async function isMigrated(db: Kysely<ShopDatabase>): Promise<boolean> {
  const { rows } = await sql<{ found: string | null }>`select to_regclass(${TABLE})::text as found`.execute(db)
  return rows[0]?.found != null && (await pendingMigrations(db)).length === 0
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
