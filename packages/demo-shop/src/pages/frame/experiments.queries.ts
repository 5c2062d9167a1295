import type { Experiment } from '@prilavok/core/experiments'
import type { Kysely } from 'kysely'
import type { ShopDatabase } from '@prilavok/shop-server/kit'

/** The experiments of the shop's pages; read for every page, so that a decision of the staff holds from the next load on. */
export async function loadExperiments(db: Kysely<ShopDatabase>): Promise<readonly Experiment[]> {
  const rows = await db
    .selectFrom('experiment')
    .select(['name', 'definition', 'decided_label'])
    .where('is_on_pages', '=', true)
    .orderBy('name')
    .execute()
  return rows.map(({ name, definition, decided_label: decided }) => ({
    name,
    ...definition,
    ...(decided !== null && { decided }),
  }))
}
