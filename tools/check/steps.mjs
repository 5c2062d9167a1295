/** The steps of `npm test`, in order, and how they are run. Node built-ins only: a fresh clone starts here. */
import { mkdirSync, rmSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { ensureChromium, ensurePostgres, root, run } from '../ensure.mjs'
import { countPlaywright, countStep, countVitest } from './tally.mjs'

const unitReport = join(root, '.cache', 'reports', 'unit.json')
const packagesReport = join(root, '.cache', 'reports', 'packages.json')
const e2eReport = join(root, '.cache', 'reports', 'e2e.json')

const bin = (...path) => join(root, 'node_modules', ...path)
const node = (...args) => [process.execPath, args]

const ON_PGLITE_ALONE =
  'The server tests ran on PGlite alone: no PostgreSQL was found. Install it, or set POSTGRES_BIN to its programs.'

/**
 * `needs` names the step whose product this one reads: without it there is nothing to learn from running.
 * `prepare` returns environment variables; `report` is a file in which the step counts its single tests.
 */
export const steps = [
  { name: 'types', title: 'Types', command: node(bin('typescript', 'bin', 'tsc'), '-b', 'tsconfig.json') },
  {
    name: 'lint',
    title: 'Lint',
    command: node(
      bin('npm-run-all2', 'bin', 'run-p', 'index.js'),
      '--continue-on-error',
      '--aggregate-output',
      'lint:*',
    ),
  },
  {
    name: 'unit',
    title: "Unit tests, the rules' failing fixtures included",
    prepare: async () => ({ POSTGRES_BIN: (await ensurePostgres()) ?? '' }),
    notes: ({ POSTGRES_BIN }) => (POSTGRES_BIN === '' ? [ON_PGLITE_ALONE] : []),
    command: node(
      bin('vitest', 'vitest.mjs'),
      'run',
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${unitReport}`,
    ),
    report: unitReport,
    count: countVitest,
  },
  { name: 'build', title: 'Build', command: node('tools/build.mjs') },
  { name: 'api', title: 'Public API reports', command: node('tools/api.mjs') },
  { name: 'mirror', title: 'Features, entry points and documents agree', command: node('tools/mirror.mjs') },
  { name: 'size', title: 'Size budgets', command: node('tools/size.mjs'), needs: 'build' },
  {
    name: 'packages',
    title: 'Packed packages, used by consumers',
    prepare: async () => ({ CHROMIUM_PATH: await ensureChromium() }),
    command: node('tools/packages/check.mjs'),
    needs: 'build',
    report: packagesReport,
    count: (tally) => tally,
  },
  { name: 'site', title: 'Documents and playground', command: node('tools/site.mjs', '--plain'), needs: 'build' },
  {
    name: 'e2e',
    title: 'Browser tests',
    prepare: async () => ({ CHROMIUM_PATH: await ensureChromium(), PLAYWRIGHT_JSON_OUTPUT_FILE: e2eReport }),
    command: node('tools/e2e.mjs', '--reporter=list,json'),
    needs: 'build',
    report: e2eReport,
    count: countPlaywright,
  },
  { name: 'ledger', title: 'Requirements ledger', command: node('tools/ledger.mjs') },
]

/** Runs the steps one after another and keeps going after a failure. */
export async function runSteps(chosen) {
  const results = []
  for (const step of chosen) {
    const broken = results.find(({ name, ok }) => name === step.needs && !ok)
    console.log(`\n━━ ${step.title} (${step.name})`)
    const started = performance.now()
    const { code, notes } = broken ? { code: null, notes: [] } : await runStep(step)
    const seconds = (performance.now() - started) / 1000
    if (broken) console.log(`Not run: ${broken.name} failed.`)
    else console.log(`━━ ${step.name}: ${code === 0 ? 'ok' : `failed with code ${code}`} in ${seconds.toFixed(1)} s`)
    const tally = broken ? { passed: 0, failed: 0 } : countStep(code, step)
    const { name, title } = step
    results.push({
      name,
      title,
      ok: code === 0,
      ran: !broken,
      seconds,
      ...tally,
      notes: [...notes, ...(tally.notes ?? [])],
    })
  }
  return results
}

async function runStep({ command, prepare, report, notes = () => [] }) {
  if (report) {
    mkdirSync(dirname(report), { recursive: true })
    rmSync(report, { force: true })
  }
  try {
    const [program, args] = command
    const prepared = (await prepare?.()) ?? {}
    const code = await run(program, args, { shell: false, env: { ...process.env, ...prepared } })
    return { code, notes: notes(prepared) }
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    return { code: 1, notes: [] }
  }
}
