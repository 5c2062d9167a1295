import type { Difference } from '../report.types'

type Told = Pick<Difference, 'what' | 'old' | 'new'>

/**
 * A request that a later one makes superfluous is given up, sent or not: how often the same one is made is partly chance. So often
 * more, and at least twice as often, is none.
 */
const CHANCE = 3

const countsOf = (calls: readonly string[]): ReadonlyMap<string, number> =>
  calls.reduce((counts, call) => counts.set(call, (counts.get(call) ?? 0) + 1), new Map<string, number>())

/** Requests that only one version makes, or that one makes far more often. */
export function compareCalls(old: readonly string[], now: readonly string[], noun: string): readonly Told[] {
  const [before, after] = [countsOf(old), countsOf(now)]
  return [...new Set([...old, ...now])].flatMap((call): readonly Told[] => {
    const [was, is] = [before.get(call) ?? 0, after.get(call) ?? 0]
    if (is === 0) return [{ what: `A ${noun} is not made any more`, old: call, new: null }]
    if (was === 0) return [{ what: `A ${noun} is new`, old: null, new: call }]
    const [less, more] = [Math.min(was, is), Math.max(was, is)]
    if (more - less < CHANCE || more < 2 * less) return []
    const what = `A ${noun} is made ${is > was ? 'more' : 'less'} often`
    return [{ what, old: `${call}, ${was} times`, new: `${call}, ${is} times` }]
  })
}
