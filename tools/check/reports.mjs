/** Reading what the steps of `npm test` report of their single tests. */

/** @typedef {{ readonly file: string, readonly seconds: number }} FileTime */
/** @typedef {{ readonly passed: number, readonly failed: number, readonly notes?: readonly string[], readonly files?: readonly FileTime[] }} Tally */
/** @typedef {{ readonly title: string, readonly message: string }} Failure */
/** @typedef {{ readonly file: string, readonly project: string, readonly seconds: number, readonly passed: number, readonly failed: readonly Failure[] }} UnitFile */
/** @typedef {{ readonly status: string, readonly projectName?: string, readonly results?: readonly { readonly duration: number }[] }} SpecTest */
/** @typedef {{ readonly title: string, readonly file?: string, readonly tests: readonly SpecTest[] }} Spec */
/** @typedef {{ readonly specs?: readonly Spec[], readonly suites?: readonly Suite[] }} Suite */

const sum = (numbers) => numbers.reduce((total, each) => total + each, 0)
const firstLine = (message) => message.split('\n', 1)[0]
const inProject = (project, file) => `[${project}] ${file}`

/**
 * The report of `unit-reporter.mjs`; each test that failed is named, and so is a file that could not run.
 * @param {{ readonly files: readonly UnitFile[], readonly errors: readonly Failure[] }} report
 * @returns {Tally}
 */
export function readVitest({ files, errors }) {
  const failures = [
    ...files.flatMap(({ file, project, failed }) =>
      failed.map(({ title, message }) => ({
        title: [inProject(project, file), title].filter(Boolean).join(' › '),
        message,
      })),
    ),
    ...errors.map(({ title, message }) => ({
      title: ['outside of every test', title].filter(Boolean).join(': '),
      message,
    })),
  ]
  return {
    passed: sum(files.map(({ passed }) => passed)),
    failed: failures.length,
    notes: failures.map(({ title, message }) => `Failed: ${title}: ${firstLine(message)}`),
    files: files.map(({ file, project, seconds }) => ({ file: inProject(project, file), seconds })),
  }
}

/**
 * All specs of a Playwright JSON report.
 * @param {Suite} report
 * @returns {readonly Spec[]}
 */
export const specsOf = ({ specs = [], suites = [] }) => [...specs, ...suites.flatMap(specsOf)]

const REMARKS = { unexpected: 'Failed', flaky: 'Flaky, passed at its second try' }

/**
 * A Playwright JSON report; what failed is named, and so is what passed at its second try.
 * @returns {Tally}
 */
export function readPlaywright({ stats, ...report }) {
  const tests = specsOf(report).flatMap(({ title, file, tests }) => tests.map((test) => ({ title, file, ...test })))
  const seconds = new Map()
  for (const { file, projectName, results = [] } of tests) {
    const name = inProject(projectName, file)
    seconds.set(name, (seconds.get(name) ?? 0) + sum(results.map(({ duration }) => duration)) / 1000)
  }
  return {
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected,
    notes: tests
      .filter(({ status }) => status in REMARKS)
      .map(({ status, projectName, title }) => `${REMARKS[status]}: ${inProject(projectName, title)}`),
    files: [...seconds].map(([file, each]) => ({ file, seconds: each })),
  }
}

/**
 * The report of `npm run packages`: its checks count as files.
 * @returns {Tally}
 */
export const readPackages = ({ checks }) => ({
  passed: checks.filter(({ ok }) => ok).length,
  failed: checks.filter(({ ok }) => !ok).length,
  files: checks.map(({ title, seconds }) => ({ file: title, seconds })),
})
