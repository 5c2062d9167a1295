import { FIGURES, KILOBYTES, TIMES } from '../../tools/goals.mjs'

function found(value: number | undefined, ...path: readonly string[]): number {
  if (value === undefined) throw new Error(`tools/goals.mjs names no goal for ${path.join(', ')}.`)
  return value
}

/** So many times the hand-written version; `key` is the scenario and its figure. */
export const timesOf = (bench: string, key: string): number => found(TIMES[bench]?.[key], bench, key)

/** A ratio as a goal of a page. */
export const times = (bench: string, key: string) => ({ times: timesOf(bench, key) })

/** A figure of its own as a goal of a page. */
export const atMost = (bench: string, key: string) => ({ atMost: found(FIGURES[bench]?.[key], bench, key) })

/** What a job of the size budgets may download. */
export const kilobytes = (job: string) => ({ atMost: found(KILOBYTES[job], job) })
