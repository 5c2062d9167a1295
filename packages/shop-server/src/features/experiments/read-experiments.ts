import type { ExperimentDecision, ExperimentReport } from '@prilavok/contracts/admin'
import { controlOf, type Experiment } from '@prilavok/core/experiments'
import type { Selectable } from 'kysely'
import type { Db, ExperimentDecisionTable, ExperimentTable } from '../../db'
import { experimentReport, type DayResult } from '../../rules/experiment-report'
import { experimentCounts } from './experiment-counts'

const MOST_DECISIONS = 20

/** The experiment of a row, as pages know it. */
export const experimentOf = ({ name, definition }: Pick<Selectable<ExperimentTable>, 'name' | 'definition'>) =>
  ({ name, ...definition }) satisfies Experiment

const decisionOf = (row: Selectable<ExperimentDecisionTable>): ExperimentDecision => ({
  on: row.created_on.toISOString(),
  byName: row.actor_name,
  from: row.from_label,
  to: row.to_label,
  note: row.note,
})

/** A decision for the control is a stop. */
const stateOf = (experiment: Experiment, decided: string | null): ExperimentReport['state'] =>
  decided === null ? 'Running' : decided === controlOf(experiment)?.label ? 'Stopped' : 'Shipped'

function reportOf(
  row: Selectable<ExperimentTable>,
  counts: readonly DayResult[],
  decisions: readonly Selectable<ExperimentDecisionTable>[],
): ExperimentReport {
  const experiment = experimentOf(row)
  const { options, days, ...verdict } = experimentReport(experiment, counts)
  return {
    name: row.name,
    description: row.description,
    state: stateOf(experiment, row.decided_label),
    isOnPages: row.is_on_pages,
    startedOn: row.started_on.toISOString(),
    decided: row.decided_label,
    decidedOn: row.decided_on?.toISOString() ?? null,
    runner: experiment.runner ?? 'random',
    urlFilters: [...(experiment.urlFilters ?? [])],
    options: options.map((option, at) => ({ ...option, value: String(experiment.options[at]?.value) })),
    days: days.map((day) => ({ day: day.day, options: [...day.options] })),
    ...verdict,
    decisions: decisions.slice(0, MOST_DECISIONS).map(decisionOf),
    version: row.version,
  }
}

/** Every experiment with its report, or the one of this name: those that run first, then the latest. */
export async function readExperiments(db: Db, timeZone: string, only?: string): Promise<readonly ExperimentReport[]> {
  const rows = await db
    .selectFrom('experiment')
    .selectAll()
    .$if(only !== undefined, (query) => query.where('name', '=', only ?? ''))
    .orderBy((eb) => eb.and([eb('decided_label', 'is', null), eb('is_on_pages', '=', true)]), 'desc')
    .orderBy('started_on', 'desc')
    .orderBy('name')
    .execute()
  if (rows.length === 0) return []
  const names = rows.map(({ name }) => name)
  const counts = await experimentCounts(db, names, timeZone)
  const decisions = await db
    .selectFrom('experiment_decision')
    .selectAll()
    .where('experiment', 'in', names)
    .orderBy('id', 'desc')
    .execute()
  return rows.map((row) =>
    reportOf(
      row,
      counts.get(row.name) ?? [],
      decisions.filter(({ experiment }) => experiment === row.name),
    ),
  )
}
