import type { Figure } from '../../tools/bench-history.mjs'
import type { Measured } from './compare'
import type { Verdict } from './report'

/** The other build of ours, whose ratio stands beside in brackets. */
const REACT = 'prilavok-react'
const text = (ratio: number) => ratio.toFixed(ratio < 10 ? 2 : 1)

/** The ratios of a case of pages for the history. */
export const figuresOf = (name: string, verdicts: readonly Verdict[]): readonly Figure[] =>
  verdicts.flatMap(({ title, goal, ratio, others }) => {
    if (goal === null || !('times' in goal) || ratio === null) return []
    const react = others[REACT] ?? null
    const value = react === null ? text(ratio) : `${text(ratio)} (${text(react)})`
    return [{ measure: `${name}: ${title}`, goal: `≤ ${goal.times}×`, value }]
  })

/** The same of a function; none for a peer. */
export const figureOfJob = (name: string, { name: job, ratio, goal }: Measured): readonly Figure[] =>
  goal === null ? [] : [{ measure: `${name}: ${job}`, goal: `≤ ${goal}×`, value: text(ratio) }]
