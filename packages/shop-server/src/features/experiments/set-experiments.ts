import { defaultSettings } from '@prilavok/core'
import { checkExperiments, controlOf, shareOf, type Experiment } from '@prilavok/core/experiments'
import { sql } from 'kysely'
import type { Shop } from '../../shop'
import { experimentOf } from './read-experiments'

/** What an experiment compares; the database keeps no order of keys. */
const comparedBy = (experiment: Experiment): string =>
  JSON.stringify(
    experiment.options.map((option) => [
      option.label,
      option.value,
      option === controlOf(experiment),
      shareOf(experiment, option),
    ]),
  )

/**
 * Makes the experiments of the settings those of the shop's pages. What the staff has decided stays, unless its option is gone; new
 * options or shares begin an experiment anew, and one that is no longer set stays with its figures.
 */
export async function setExperiments({
  db,
  now,
  settings,
  log,
}: Pick<Shop, 'db' | 'now' | 'settings' | 'log'>): Promise<void> {
  if (settings.experiments === null) return
  const running = checkExperiments(settings.experiments, defaultSettings.options, ({ message }) =>
    log({ level: 'warning', requestId: 'settings', text: message }),
  )
  await db.transaction().execute(async (trx) => {
    // Two servers that start together take turns.
    await sql`lock table experiment in share row exclusive mode`.execute(trx)
    const known = await trx.selectFrom('experiment').selectAll().execute()
    await trx.updateTable('experiment').set({ is_on_pages: false }).where('is_on_pages', '=', true).execute()
    for (const { name, description = '', decided: _, ...definition } of running) {
      const before = known.find((row) => row.name === name)
      const isSame = before !== undefined && comparedBy(experimentOf(before)) === comparedBy({ name, ...definition })
      const written = { description, definition: JSON.stringify(definition), is_on_pages: true }
      const begun = { started_on: new Date(now()), decided_label: null, decided_on: null, decided_by: null }
      if (before === undefined)
        await trx
          .insertInto('experiment')
          .values({ name, ...written, ...begun })
          .execute()
      else
        await trx
          .updateTable('experiment')
          .set((eb) => ({ ...written, ...(!isSame && { ...begun, version: eb('version', '+', 1) }) }))
          .where('name', '=', name)
          .execute()
    }
  })
}
