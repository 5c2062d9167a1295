import { REACHED } from '../../tools/goals.mjs'
import { least } from './median'
import { judge } from './report'
import type { Outcome } from './side-by-side'
import type { Goal, PageCase } from './side-by-side.types'

/** One round on a busy machine is noisy: only a ratio of so many times its goal is called a loss, */
const OF_GOAL = 2
/** and of so many times what is reached, where that is farther. */
const OF_REACHED = 1.5

/** What is wrong with a case, and the scenario that shows it; null where the whole case could not be measured. */
export interface Complaint {
  readonly scenario: string | null
  readonly text: string
}

const isRatio = ({ goal }: Goal): boolean => goal !== null && 'times' in goal

/** Pages with more controls take too long for a check. */
const MOST = 300

/** The scenarios that judge a ratio; of a case without ratios, those that judge anything. */
export function scenariosToCheck({ goals, scenarios }: PageCase): readonly string[] {
  const ratios = goals.filter(isRatio)
  const judged = ratios.length > 0 ? ratios : goals.filter(({ goal }) => goal !== null)
  const names = new Set(judged.map(({ scenario }) => scenario))
  return scenarios.filter(({ name, count }) => names.has(name) && count <= MOST).map(({ name }) => name)
}

/** The ids of all builds of ours, those that are judged first. */
export function buildsOf({ targets, goals }: PageCase): {
  readonly judged: readonly string[]
  readonly rest: readonly string[]
} {
  const judged = new Set(goals.map(({ build }) => build))
  const ours = targets.filter(({ kind }) => kind === 'ours').map(({ id }) => id)
  return { judged: ours.filter((id) => judged.has(id)), rest: ours.filter((id) => !judged.has(id)) }
}

/** A case without what has to be installed: peers, and a limit that is one. */
export const withoutPeers = (pageCase: PageCase): PageCase => ({
  ...pageCase,
  targets: pageCase.targets.filter(({ kind, group }) => kind !== 'peer' && group === undefined),
})

/** The most that a ratio may be before it is lost, whatever the noise; `key` is the scenario and its figure. */
export const mostOf = (name: string, key: string, goal: number): number =>
  Math.max(OF_GOAL * goal, OF_REACHED * (REACHED[name]?.[key] ?? 0))

/** What `npm test` fails for: a build of ours or the hand-written version that was not measured, a ratio far beyond its goal. */
export function complaintsOf(name: string, pageCase: PageCase, outcome: Outcome): readonly Complaint[] {
  const isMissing = ({ target, scenario }: Outcome['missing'][number]) =>
    scenario === null || outcome.samples.get(scenario)?.has(target) !== true
  const notMeasured = outcome.missing.filter(isMissing).map(({ target, scenario, why }) => ({
    scenario,
    text: `not measured: ${target}${scenario === null ? '' : `, ${scenario}`}: ${why}`,
  }))
  const hasLimit = pageCase.targets.some(({ kind }) => kind === 'limit')
  const judged = pageCase.goals.filter(({ scenario }) => outcome.samples.has(scenario))
  const lost = judge(pageCase, outcome, least).flatMap(({ title, ours, ratio, goal }, at) => {
    const { scenario = null, figure = '' } = judged[at] ?? {}
    if (goal === null || ('times' in goal && !hasLimit)) return []
    if (ours === null || ('times' in goal && ratio === null)) return [{ scenario, text: `no figure: ${title}` }]
    if (ratio === null || !('times' in goal) || ratio <= mostOf(name, `${scenario} ${figure}`, goal.times)) return []
    return [{ scenario, text: `${title}: ${ratio.toFixed(2)}×, the goal is ${goal.times}×` }]
  })
  return [...notMeasured, ...lost]
}
