import type { Db } from './schema'

/** Whether a feature is on; an unknown one is off. */
export async function isFlagOn(db: Db, name: string): Promise<boolean> {
  const row = await db.selectFrom('feature_flag').select('is_enabled').where('name', '=', name).executeTakeFirst()
  return row?.is_enabled ?? false
}

/** All features by name. */
export async function allFlags(db: Db): Promise<Readonly<Record<string, boolean>>> {
  const rows = await db.selectFrom('feature_flag').select(['name', 'is_enabled']).orderBy('name').execute()
  return Object.fromEntries(rows.map((row) => [row.name, row.is_enabled]))
}
