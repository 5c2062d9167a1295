/** The steps of `npm test`, in the order in which they start. Node built-ins only: a fresh clone starts here. */
import { join } from 'node:path'
import { ensureChromium, ensurePostgres, root } from '../ensure.mjs'
import { readPackages, readPlaywright, readVitest } from './reports.mjs'

const report = (name) => join(root, '.cache', 'reports', name)
const bin = (...path) => join(root, 'node_modules', ...path)
const node = (...args) => [process.execPath, args]
const forBrowser = async () => ({ CHROMIUM_PATH: await ensureChromium() })

const ON_PGLITE_ALONE =
  'The server tests ran on PGlite alone: no PostgreSQL was found. Install it, or set POSTGRES_BIN to its programs.'

/**
 * @typedef {object} Step
 * @property {string} name
 * @property {string} title
 * @property {readonly [string, readonly string[]]} command
 * @property {number} cores How many it keeps busy: two steps that keep one busy run side by side.
 * @property {number} budget Seconds that it may take on two cores; docs/architecture/tests.md has the sum.
 * @property {string} [needs] The step whose product this one reads: without it there is nothing to learn from running.
 * @property {string} [after] A step that writes the same files, whatever becomes of it.
 * @property {() => Promise<Record<string, string>>} [prepare] Resolves with environment variables.
 * @property {(prepared: Record<string, string>) => readonly string[]} [notes]
 * @property {string} [report] A file in which the step counts its single tests; `read` reads it.
 * @property {(report: any) => import('./reports.mjs').Tally} [read]
 * @property {(since: string) => readonly string[]} [onlyChanged] Arguments that leave only what a change can touch.
 */

/** @type {readonly Step[]} */
export const steps = [
  {
    name: 'types',
    title: 'Types',
    command: node(bin('typescript-native', 'bin', 'tsc'), '-b', 'tsconfig.json'),
    cores: 1,
    budget: 75,
  },
  {
    name: 'lint',
    title: 'Lint',
    command: node(
      bin('npm-run-all2', 'bin', 'run-p', 'index.js'),
      '--continue-on-error',
      '--aggregate-output',
      'lint:*',
    ),
    cores: 1,
    budget: 90,
  },
  {
    name: 'mirror',
    title: 'Features, entry points and documents agree',
    command: node('tools/mirror.mjs'),
    cores: 1,
    budget: 5,
  },
  { name: 'ledger', title: 'Requirements ledger', command: node('tools/ledger.mjs'), cores: 1, budget: 10 },
  { name: 'build', title: 'Build', command: node('tools/build.mjs'), cores: 1, budget: 60, after: 'types' },
  { name: 'api', title: 'Public API reports', command: node('tools/api.mjs'), cores: 1, budget: 30, after: 'build' },
  { name: 'size', title: 'Size budgets', command: node('tools/size.mjs'), cores: 1, budget: 30, needs: 'build' },
  {
    name: 'site',
    title: 'Documents and playground',
    command: node('tools/site.mjs', '--plain'),
    cores: 1,
    budget: 90,
    needs: 'build',
  },
  {
    name: 'packages',
    title: 'Packed packages, used by consumers',
    prepare: forBrowser,
    command: node('tools/packages/check.mjs'),
    cores: 1,
    budget: 150,
    needs: 'build',
    report: report('packages.json'),
    read: readPackages,
  },
  {
    name: 'unit',
    title: "Unit tests, the rules' failing fixtures included",
    prepare: async () => ({ POSTGRES_BIN: (await ensurePostgres()) ?? '', UNIT_REPORT: report('unit.json') }),
    notes: ({ POSTGRES_BIN }) => (POSTGRES_BIN === '' ? [ON_PGLITE_ALONE] : []),
    command: node(
      bin('vitest', 'vitest.mjs'),
      'run',
      '--reporter=default',
      '--reporter=./tools/check/unit-reporter.mjs',
    ),
    cores: 2,
    budget: 370,
    report: report('unit.json'),
    read: readVitest,
    onlyChanged: (since) => [`--changed=${since}`, '--passWithNoTests'],
  },
  {
    name: 'bench',
    title: 'Bench, every case once',
    prepare: forBrowser,
    command: node('tools/bench.mjs', '--check'),
    cores: 2,
    budget: 160,
    needs: 'build',
  },
  {
    name: 'e2e',
    title: 'Browser tests',
    prepare: async () => ({ ...(await forBrowser()), PLAYWRIGHT_JSON_OUTPUT_FILE: report('e2e.json') }),
    command: node('tools/e2e.mjs', '--reporter=list,json'),
    cores: 2,
    budget: 830,
    needs: 'build',
    report: report('e2e.json'),
    read: readPlaywright,
    onlyChanged: (since) => [`--only-changed=${since}`, '--pass-with-no-tests'],
  },
]
