/** Counting what ran. */
import { existsSync, readFileSync } from 'node:fs'

/** @typedef {{ readonly passed: number, readonly failed: number }} Tally */
/** @typedef {Tally & { name: string, title: string, ok: boolean, ran: boolean, seconds: number }} StepResult */

/** The single tests in a vitest JSON report. */
export const countVitest = (report) => ({ passed: report.numPassedTests, failed: report.numFailedTests })

/** The single tests in a Playwright JSON report; one that passed at its second try has passed, and the report names it as flaky. */
export const countPlaywright = ({ stats }) => ({ passed: stats.expected + stats.flaky, failed: stats.unexpected })

/**
 * What a step adds to the sum: its tests where it reports them, otherwise itself. A step that failed always adds a
 * failure, even when every test that could start has passed.
 * @param {number | null} code
 * @param {{ report?: string, count?: (report: any) => Tally }} step
 * @returns {Tally}
 */
export function countStep(code, { report, count }) {
  const tests = report && count && existsSync(report) ? count(JSON.parse(readFileSync(report, 'utf8'))) : null
  if (tests === null) return code === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 }
  return code === 0 ? tests : { ...tests, failed: Math.max(tests.failed, 1) }
}

/** The table at the end. */
export function summary(results) {
  const width = Math.max(...results.map(({ title }) => title.length))
  const rows = results.map(({ title, ok, ran, seconds, passed, failed }) => {
    const state = ran ? (ok ? 'ok' : 'FAILED') : 'not run'
    return `${title.padEnd(width)}  ${state.padEnd(7)} ${seconds.toFixed(1).padStart(7)} s ${String(passed).padStart(6)} passed ${String(failed).padStart(4)} failed`
  })
  const total = results.reduce((sum, { seconds }) => sum + seconds, 0)
  return ['', ...rows, `${'Total'.padEnd(width)}  ${''.padEnd(7)} ${total.toFixed(1).padStart(7)} s`].join('\n')
}

/** The last line of `npm test`. */
export function lastLine(results) {
  const sum = (key) => results.reduce((total, result) => total + result[key], 0)
  return `${sum('passed')} passed, ${sum('failed')} failed`
}
