import { Migrator, type Kysely } from 'kysely'
import { migrations } from './migrations'
import type { ShopDatabase } from './schema'

/**
 * Migrates the tables; done steps are recorded in `prilavok_migration`, and a lock keeps two servers that
 * start together from doing one step twice.
 */
export async function migrate(db: Kysely<ShopDatabase>): Promise<void> {
  const migrator = new Migrator({
    db,
    provider: { getMigrations: () => Promise.resolve({ ...migrations }) },
    // A step that was built beside others may land after one with a higher number.
    allowUnorderedMigrations: true,
    migrationTableName: 'prilavok_migration',
    migrationLockTableName: 'prilavok_migration_lock',
  })
  const { error } = await migrator.migrateToLatest()
  if (error) throw error
}
