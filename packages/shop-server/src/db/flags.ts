import type { KeptReads } from './kept-reads'
import type { Db } from './schema'

/** All features by name. */
export async function allFlags(db: Db): Promise<Readonly<Record<string, boolean>>> {
  const rows = await db.selectFrom('feature_flag').select(['name', 'is_enabled']).orderBy('name').execute()
  return Object.fromEntries(rows.map((row) => [row.name, row.is_enabled]))
}

/** Whether a feature is on; an unknown one is off, whatever it is called. */
export async function isFlagOn({ kept }: { readonly kept: KeptReads }, db: Db, name: string): Promise<boolean> {
  const flags = await kept.read(db, allFlags)
  return Object.hasOwn(flags, name) && flags[name] === true
}
