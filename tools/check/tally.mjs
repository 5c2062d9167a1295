/** Counting what ran. */
import { existsSync, readFileSync } from 'node:fs'

/** @typedef {{ readonly passed: number, readonly failed: number, readonly notes?: readonly string[] }} Tally */
/** @typedef {Tally & { name: string, title: string, ok: boolean, ran: boolean, seconds: number }} StepResult */
/** @typedef {{ readonly title: string, readonly tests: readonly { readonly status: string, readonly projectName?: string }[] }} Spec */
/** @typedef {{ readonly specs?: readonly Spec[], readonly suites?: readonly Suite[] }} Suite */

const firstLine = (message = '') => message.split('\n', 1)[0]

/** @typedef {{ readonly status: string, readonly fullName: string, readonly failureMessages: readonly string[] }} UnitTest */
/** @typedef {{ readonly name: string, readonly status: string, readonly message?: string, readonly assertionResults: readonly UnitTest[] }} UnitFile */

/**
 * The single tests in a vitest JSON report; each that failed is named, and so is a file that could not run.
 * @param {{ readonly numPassedTests: number, readonly numFailedTests: number, readonly testResults?: readonly UnitFile[] }} report
 */
export const countVitest = ({ numPassedTests, numFailedTests, testResults = [] }) => ({
  passed: numPassedTests,
  failed: numFailedTests,
  notes: testResults
    .filter(({ status }) => status === 'failed')
    .flatMap(({ name, message, assertionResults }) => {
      const failed = assertionResults.filter(({ status }) => status === 'failed')
      if (failed.length === 0) return [`Failed: ${name}: ${firstLine(message)}`]
      return failed.map((test) => `Failed: ${name} › ${test.fullName}: ${firstLine(test.failureMessages[0])}`)
    }),
})

/**
 * All specs of a Playwright JSON report.
 * @param {Suite} report
 * @returns {readonly Spec[]}
 */
export const specsOf = ({ specs = [], suites = [] }) => [...specs, ...suites.flatMap(specsOf)]

const REMARKS = { unexpected: 'Failed', flaky: 'Flaky, passed at its second try' }

/** The single tests in a Playwright JSON report; what failed is named, and so is what passed at its second try. */
export const countPlaywright = ({ stats, ...report }) => ({
  passed: stats.expected + stats.flaky,
  failed: stats.unexpected,
  notes: specsOf(report).flatMap(({ title, tests }) =>
    tests
      .filter(({ status }) => status in REMARKS)
      .map(({ status, projectName }) => `${REMARKS[status]}: [${projectName}] ${title}`),
  ),
})

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

/** The table at the end, and what should not go unnoticed. */
export function summary(results) {
  const width = Math.max(...results.map(({ title }) => title.length))
  const rows = results.map(({ title, ok, ran, seconds, passed, failed }) => {
    const state = ran ? (ok ? 'ok' : 'FAILED') : 'not run'
    return `${title.padEnd(width)}  ${state.padEnd(7)} ${seconds.toFixed(1).padStart(7)} s ${String(passed).padStart(6)} passed ${String(failed).padStart(4)} failed`
  })
  const total = results.reduce((sum, { seconds }) => sum + seconds, 0)
  const notes = results.flatMap(({ notes = [] }) => notes)
  return ['', ...rows, `${'Total'.padEnd(width)}  ${''.padEnd(7)} ${total.toFixed(1).padStart(7)} s`, ...notes].join(
    '\n',
  )
}

/** The last line of `npm test`. */
export function lastLine(results) {
  const sum = (key) => results.reduce((total, result) => total + result[key], 0)
  return `${sum('passed')} passed, ${sum('failed')} failed`
}
