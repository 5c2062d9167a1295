import { controlOf, shareOf, type Experiment } from '@prilavok/core/experiments'
import { differenceOf, rateOf, sampleRatio, type Difference, type Estimate } from './experiment-results'
import type { OptionResult } from './predict-option'

/** The visitors who were first shown an option on one day, and those of them who ordered. */
export interface DayResult extends OptionResult {
  /** YYYY-MM-DD by the shop's clock. */
  readonly day: string
}

/** How an option has done. */
export interface OptionReport extends OptionResult {
  readonly isControl: boolean
  /** The part of the visitors that is to see it; null where no rule divides them. */
  readonly share: number | null
  readonly rate: Estimate | null
  /** Of the rates of option and control; null for the control. */
  readonly difference: Difference | null
}

/**
 * What may be said of an experiment: `TooFew` visitors or orders; `Broken`: they are not divided as they were to be, and nothing may be
 * said; `Better`: an option beats the control; `ControlBetter`: the control beats every option; else `NoDifference`.
 */
export type Verdict = 'TooFew' | 'Broken' | 'NoDifference' | 'Better' | 'ControlBetter'

/** An experiment in figures. */
export interface ExperimentReport {
  readonly options: readonly OptionReport[]
  /** How often chance alone divides visitors so unevenly; null where nothing can be said of it. */
  readonly sampleRatio: number | null
  readonly verdict: Verdict
  /** The option to ship, where the verdict names one. */
  readonly leader: string | null
  /** Days with visitors, in order; every day has every option. */
  readonly days: readonly { readonly day: string; readonly options: readonly OptionResult[] }[]
}

/** Below it chance has not divided the visitors. */
export const BROKEN_RATIO = 0.001
/** The share of differences found where there is none. */
const FALSE_FINDINGS = 0.05
/** Below so many visitors of an option nothing is said. */
export const ENOUGH_VISITORS = 100
/** The z-test needs so many expected orders, and as many visitors without one, of each option. */
const ENOUGH_EXPECTED = 10
/** The chi-square test needs so many expected visitors of each option. */
const ENOUGH_DIVIDED = 5

/** The parts of the visitors by option; null where a service chooses. */
function sharesOf(experiment: Experiment): readonly number[] | null {
  if (experiment.runner === 'prediction') return null
  const given = experiment.options.map((option) => shareOf(experiment, option))
  const whole = given.reduce((sum, share) => sum + share, 0)
  return given.map((share) => share / whole)
}

const sum = (results: readonly OptionResult[], count: 'shown' | 'ordered') =>
  results.reduce((whole, result) => whole + result[count], 0)

/** Whether the visitors are enough for the tests to hold. */
function isEnough(results: readonly OptionResult[]): boolean {
  const rate = sum(results, 'ordered') / sum(results, 'shown')
  return results.every(({ shown }) => shown >= ENOUGH_VISITORS && Math.min(rate, 1 - rate) * shown >= ENOUGH_EXPECTED)
}

function ratioOf(results: readonly OptionResult[], shares: readonly number[] | null): number | null {
  if (shares === null) return null
  const total = sum(results, 'shown')
  const isSmall = shares.some((share) => share > 0 && share * total < ENOUGH_DIVIDED)
  return isSmall ? null : sampleRatio(results, shares)
}

function judge(options: readonly OptionReport[], ratio: number | null): Pick<ExperimentReport, 'verdict' | 'leader'> {
  const compared = options.filter(({ share }) => share !== 0)
  if (ratio !== null && ratio < BROKEN_RATIO) return { verdict: 'Broken', leader: null }
  if (!isEnough(compared)) return { verdict: 'TooFew', leader: null }
  const others = compared.filter(({ isControl }) => !isControl)
  const threshold = FALSE_FINDINGS / others.length
  const sure = (sign: number) =>
    others.filter(
      ({ difference }) => difference !== null && difference.pValue < threshold && Math.sign(difference.value) === sign,
    )
  const better = [...sure(1)].sort((one, other) => (other.rate?.value ?? 0) - (one.rate?.value ?? 0))
  if (better[0] !== undefined) return { verdict: 'Better', leader: better[0].label }
  if (sure(-1).length === others.length)
    return { verdict: 'ControlBetter', leader: options.find(({ isControl }) => isControl)?.label ?? null }
  return { verdict: 'NoDifference', leader: null }
}

function daysOf(labels: readonly string[], counts: readonly DayResult[]): ExperimentReport['days'] {
  const byDay = new Map<string, Map<string, DayResult>>()
  for (const each of counts) byDay.set(each.day, (byDay.get(each.day) ?? new Map()).set(each.label, each))
  return [...byDay]
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([day, results]) => ({
      day,
      options: labels.map((label) => {
        const { shown = 0, ordered = 0 } = results.get(label) ?? {}
        return { label, shown, ordered }
      }),
    }))
}

/** Makes the report of an experiment from its counts; what is counted for a label of no option is left out. */
export function experimentReport(experiment: Experiment, counts: readonly DayResult[]): ExperimentReport {
  const labels = experiment.options.map(({ label }) => label)
  const known = counts.filter(({ label }) => labels.includes(label))
  const days = daysOf(labels, known)
  const results = labels.map((label) => {
    const own = known.filter((each) => each.label === label)
    return { label, shown: sum(own, 'shown'), ordered: sum(own, 'ordered') }
  })
  const shares = sharesOf(experiment)
  const controlLabel = controlOf(experiment)?.label
  const control = results.find(({ label }) => label === controlLabel)
  const options = results.map((result, at) => {
    const isControl = result.label === controlLabel
    return {
      ...result,
      isControl,
      share: shares?.[at] ?? null,
      rate: rateOf(result),
      difference: isControl || control === undefined ? null : differenceOf(result, control),
    }
  })
  const ratio = ratioOf(results, shares)
  return { options, sampleRatio: ratio, ...judge(options, ratio), days }
}
