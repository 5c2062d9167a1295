/**
 * `npm run mutation [-- cart order flows server] [--concurrency 2]`: breaks rules, stores and flows of core and the rules of the
 * server one place at a time (Stryker) and counts how often a test of the same package notices. Without names, all areas, for
 * hours; `docs/architecture/tests.md` holds the scores.
 */
import { execFileSync, spawn } from 'node:child_process'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { ensureInstalled, root } from './ensure.mjs'

const GOAL = 85
const NOT_MUTATED = ['!**/*.test.ts', '!**/*.fixture.ts', '!**/*.types.ts', '!**/index.ts']

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { concurrency: { type: 'string', default: '1' } },
})
const features = readdirSync(`${root}/packages/core/src`, { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && !['flows', 'testing', 'effects'].includes(entry.name))
  .map(({ name }) => name)
/** What each area mutates, and the vitest project whose tests have to notice. */
const areas = new Map([
  ...features.map((name) => [name, { project: 'core', mutate: [`packages/core/src/${name}/**/*.ts`, ...NOT_MUTATED] }]),
  ['flows', { project: 'core', mutate: ['packages/core/src/flows/*.ts', ...NOT_MUTATED] }],
  ['server', { project: 'server', mutate: ['packages/shop-server/src/rules/*.ts', ...NOT_MUTATED] }],
])

/** Stryker has a folder of its own, so that nobody else has to install it. */
function install(folder) {
  if (existsSync(`${folder}/node_modules`)) return
  const quiet = ['--no-package-lock', '--legacy-peer-deps', '--ignore-scripts', '--no-audit', '--no-fund']
  execFileSync('npm', ['install', ...quiet, '--loglevel=error'], { cwd: folder, stdio: 'inherit' })
}

function scoreOf(report) {
  const { files } = JSON.parse(readFileSync(report, 'utf8'))
  const statuses = Object.values(files).flatMap(({ mutants }) => mutants.map(({ status }) => status))
  const count = (...wanted) => statuses.filter((status) => wanted.includes(status)).length
  const [found, missed] = [count('Killed', 'Timeout'), count('Survived', 'NoCoverage')]
  return { found, all: found + missed }
}

function run(name, { project, mutate }, folder) {
  const report = `.cache/mutation-${name}.json`
  const bin = `${folder}/node_modules/@stryker-mutator/core/bin/stryker.js`
  const args = [
    'run',
    'tools/mutation/stryker.config.mjs',
    '--mutate',
    mutate.join(','),
    '--concurrency',
    values.concurrency,
  ]
  const env = { ...process.env, PRILAVOK_MUTATION_PROJECT: project, PRILAVOK_MUTATION_REPORT: report }
  return new Promise((resolve, reject) => {
    const stryker = spawn(process.execPath, [bin, ...args], { cwd: root, stdio: 'inherit', env })
    stryker.on('error', reject)
    stryker.on('exit', (code) =>
      code === 0 ? resolve(scoreOf(`${root}/${report}`)) : reject(new Error(`Stryker failed on ${name} (${code}).`)),
    )
  })
}

await ensureInstalled()
const unknown = positionals.filter((name) => !areas.has(name))
if (unknown.length > 0)
  throw new Error(`There is no area ${unknown.join(', ')}. The areas are ${[...areas.keys()].join(', ')}.`)
const folder = `${root}/tools/mutation`
install(folder)
const scores = []
for (const [name, area] of areas) {
  if (positionals.length > 0 && !positionals.includes(name)) continue
  scores.push({ name, ...(await run(name, area, folder)) })
}
const percent = ({ found, all }) => (all === 0 ? 100 : (100 * found) / all)
const total = scores.reduce((sum, { found, all }) => ({ found: sum.found + found, all: sum.all + all }), {
  found: 0,
  all: 0,
})
for (const score of [...scores, { name: 'total', ...total }])
  process.stdout.write(`${score.name.padEnd(16)} ${score.found} of ${score.all}  ${percent(score).toFixed(1)} %\n`)
if (percent(total) < GOAL) process.exitCode = 1
