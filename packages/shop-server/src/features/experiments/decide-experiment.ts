import type { ExperimentDecide } from '@prilavok/contracts/admin'
import { controlOf } from '@prilavok/core/experiments'
import { HttpProblem } from '../../http/problem'
import { refuseOtherVersion } from '../../http/other-version'
import type { StaffMember } from '../../http/staff-session'
import type { Shop } from '../../shop'
import { experimentOf } from './read-experiments'

/** The option that everybody is to have; null: the experiment goes on. */
function wantedLabel(
  experiment: ReturnType<typeof experimentOf>,
  { decision, label }: ExperimentDecide,
): string | null {
  if (decision === 'Resume') return null
  if (decision === 'Stop') return controlOf(experiment)?.label ?? null
  const known = experiment.options.some((option) => option.label === label)
  if (decision === 'Ship' && known) return label
  throw new HttpProblem('validation-failed', {
    errors: [
      decision === 'Ship'
        ? { pointer: '/label', code: 'exists', message: 'Такого варианта нет' }
        : { pointer: '/decision', code: 'enum', message: 'Такого решения нет' },
    ],
  })
}

/** Writes a decision and who made it; refuses one that was made of an older state. */
export const decide = (
  { db, now }: Pick<Shop, 'db' | 'now'>,
  body: ExperimentDecide,
  ifMatch: string | null,
  { id, displayName }: StaffMember,
): Promise<void> =>
  db.transaction().execute(async (trx) => {
    const row = await trx
      .selectFrom('experiment')
      .selectAll()
      .where('name', '=', body.name)
      .forUpdate()
      .executeTakeFirst()
    if (row === undefined) throw new HttpProblem('not-found')
    const { name, version, decided_label: from } = row
    refuseOtherVersion(ifMatch, body.version, version, { name, version, decided: from })
    const to = wantedLabel(experimentOf(row), body)
    if (!row.is_on_pages || to === from) throw new HttpProblem('status-transition-not-allowed')
    const moment = new Date(now())
    const decided = to === null ? null : { label: to, on: moment, by: id }
    await trx
      .updateTable('experiment')
      .set((eb) => ({
        decided_label: decided?.label ?? null,
        decided_on: decided?.on ?? null,
        decided_by: decided?.by ?? null,
        version: eb('version', '+', 1),
      }))
      .where('name', '=', name)
      .execute()
    await trx
      .insertInto('experiment_decision')
      .values({
        experiment: name,
        from_label: from,
        to_label: to,
        note: body.note?.trim() || null,
        actor_id: id,
        actor_name: displayName,
        created_on: moment,
      })
      .execute()
  })
