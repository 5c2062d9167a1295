/** Counting what ran, and how long it took. */
import { existsSync, readFileSync } from 'node:fs'

/** @typedef {import('./reports.mjs').Tally} Tally */
/** @typedef {Tally & { name: string, title: string, ok: boolean, ran: boolean, seconds: number, budget: number }} StepResult */

/**
 * What a step adds to the sum: its tests where it reports them, otherwise itself. A step that failed always adds a
 * failure, even when every test that could start has passed.
 * @param {number | null} code
 * @param {Pick<import('./steps.mjs').Step, 'report' | 'read'>} step
 * @returns {Tally}
 */
export function countStep(code, { report, read }) {
  const tests = report && read && existsSync(report) ? read(JSON.parse(readFileSync(report, 'utf8'))) : null
  if (tests === null) return code === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 }
  return code === 0 ? tests : { ...tests, failed: Math.max(tests.failed, 1) }
}

const MOST_FILES = 20

/**
 * What each step took beside its budget, and its slowest files: `.cache/reports/times.json`.
 * @param {readonly StepResult[]} results
 * @param {number} seconds of all of them, side by side where they ran so
 */
export const timesOf = (results, seconds) => ({
  seconds,
  steps: results
    .filter(({ ran }) => ran)
    .map(({ name, seconds, budget, files = [] }) => ({
      name,
      seconds,
      budget,
      slowest: [...files].sort((one, other) => other.seconds - one.seconds).slice(0, MOST_FILES),
    })),
})

/**
 * The table at the end, and what should not go unnoticed.
 * @param {readonly StepResult[]} results
 * @param {number} seconds
 */
export function summary(results, seconds) {
  const width = Math.max(...results.map(({ title }) => title.length))
  const rows = results.map(({ title, ok, ran, seconds, budget, passed, failed }) => {
    const state = ran ? (ok ? 'ok' : 'FAILED') : 'not run'
    return `${title.padEnd(width)}  ${state.padEnd(7)} ${seconds.toFixed(1).padStart(7)} s of ${String(budget).padStart(3)} ${String(passed).padStart(6)} passed ${String(failed).padStart(4)} failed`
  })
  const slow = results
    .filter(({ seconds, budget }) => seconds > budget)
    .map(
      ({ name, seconds, budget }) =>
        `Over its budget: ${name} took ${Math.round(seconds)} s of ${budget}. Its slowest files are in .cache/reports/times.json.`,
    )
  const total = `${'Total'.padEnd(width)}  ${''.padEnd(7)} ${seconds.toFixed(1).padStart(7)} s`
  return ['', ...rows, total, ...slow, ...results.flatMap(({ notes = [] }) => notes)].join('\n')
}

/** The last line of `npm test`. */
export function lastLine(results) {
  const sum = (key) => results.reduce((total, result) => total + result[key], 0)
  return `${sum('passed')} passed, ${sum('failed')} failed`
}
