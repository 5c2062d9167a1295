import { median } from './median'
import { figureOf, type Outcome } from './side-by-side'
import type { Goal, PageCase } from './side-by-side.types'

/** What became of one goal. */
export interface Verdict {
  readonly title: string
  readonly unit: Goal['unit']
  readonly limit: number | null
  readonly ours: number | null
  /** Ours as so many times the limit; null where the goal is a figure of its own. */
  readonly ratio: number | null
  readonly goal: Goal['goal']
  /** Null where there is no goal, or nothing was measured. */
  readonly met: boolean | null
  /** Every target: times the limit, or their own figure where the goal is one. */
  readonly others: Readonly<Record<string, number | null>>
}

/** Judges every goal of a case by the medians, or by another choice among the rounds; what was not asked for is not judged. */
export function judge({ goals, targets }: PageCase, { samples }: Outcome, choose = median): readonly Verdict[] {
  const limitId = targets.find(({ kind }) => kind === 'limit')?.id ?? ''
  return goals
    .filter(({ scenario }) => samples.has(scenario))
    .map(({ title, scenario, figure, unit, goal, build }) => {
      const read = (id: string) => figureOf(samples, scenario, id, figure, choose)
      const isFigure = goal !== null && 'atMost' in goal
      const limit = read(limitId)
      const times = (value: number | null) =>
        isFigure ? value : value === null || limit === null || limit === 0 ? null : value / limit
      const ours = read(build)
      const judged = times(ours)
      const met = goal === null || judged === null ? null : judged <= ('atMost' in goal ? goal.atMost : goal.times)
      const others = Object.fromEntries(
        targets.filter(({ kind }) => kind !== 'limit').map(({ id }) => [id, times(read(id))]),
      )
      return { title, unit, limit, ours, ratio: isFigure ? null : judged, goal, met, others }
    })
}

function number(value: number): string {
  if (value === 0) return '0'
  if (value >= 100) return value.toFixed(0)
  if (value >= 10) return value.toFixed(1).replace('.0', '')
  return value.toFixed(value < 0.1 ? 4 : 2)
}
const withUnit = (value: number | null, unit: string) =>
  value === null ? '–' : `${number(value)}${unit && ` ${unit}`}`

function table(rows: readonly (readonly string[])[]): string {
  const widths = (rows[0] ?? []).map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)))
  const lines = rows.map((row) =>
    row
      .map((cell, column) => (column === 0 ? cell.padEnd(widths[column] ?? 0) : cell.padStart(widths[column] ?? 0)))
      .join('  '),
  )
  return lines.map((line) => `  ${line.trimEnd()}`).join('\n')
}

function goalText(goal: Goal['goal'], unit: string): string {
  if (goal === null) return '–'
  return 'atMost' in goal ? `≤ ${withUnit(goal.atMost, unit)}` : `≤ ${goal.times}×`
}

function cellOf(value: number | null, { goal, unit }: Verdict): string {
  if (goal !== null && 'atMost' in goal) return withUnit(value, unit)
  return value === null ? '–' : `${number(value)}×`
}

/** The goals as a table: ours and the limit, their ratio, the goal and whether it is met; then everybody else. */
export function report({ targets }: PageCase, outcome: Outcome, verdicts: readonly Verdict[]): string {
  const judged = [
    ['', 'limit', 'ours', 'ratio', 'goal', 'met'],
    ...verdicts.map(({ title, unit, limit, ours, ratio, goal, met }, index) => [
      `${index + 1}. ${title}`,
      withUnit(limit, unit),
      withUnit(ours, unit),
      ratio === null ? '' : `${number(ratio)}×`,
      goalText(goal, unit),
      met === null ? '–' : met ? 'yes' : 'NO',
    ]),
  ]
  const measured = targets.filter(
    ({ id, kind }) => kind !== 'limit' && [...outcome.samples.values()].some((found) => found.has(id)),
  )
  const everybody = [
    ['', ...verdicts.map((_, index) => String(index + 1))],
    ...measured.map(({ id }) => [id, ...verdicts.map((verdict) => cellOf(verdict.others[id] ?? null, verdict))]),
  ]
  const notes = new Map(
    outcome.missing.map(({ target, scenario, why }) => [scenario === null ? target : `${target}, ${scenario}`, why]),
  )
  return [
    table(judged),
    '\n  Everybody, as times the limit or in figures, by the numbers above\n',
    table(everybody),
    ...(notes.size > 0 ? [''] : []),
    ...[...notes].map(([who, why]) => `  not measured: ${who}: ${why}`),
  ].join('\n')
}
