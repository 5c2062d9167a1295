/**
 * `npm run mutation [-- cart order server]`: breaks rules, stores and flows one place at a time and counts how often a test of the
 * same package notices. Without names, all areas; `docs/architecture/tests.md` holds the scores. `.cache/mutation/<area>.txt`
 * lists what no test has noticed. `--near` runs the tests beside the broken code alone, which takes a fraction of the time.
 */
import './help.mjs'
import { execFileSync, spawn, spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { relative } from 'node:path'
import { parseArgs } from 'node:util'
import { ensureInstalled, root } from './ensure.mjs'

const CORE_GOAL = 85
const SERVER_GOAL = 80
/** A mutant that keeps the processor busy for so many seconds will not end. */
const HUNG = 30

const {
  positionals,
  values: { near },
} = parseArgs({ allowPositionals: true, options: { near: { type: 'boolean', default: false } } })
const features = readdirSync(`${root}/packages/core/src`, { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && !['testing', 'effects'].includes(entry.name))
  .map(({ name }) => name)
/** What each area mutates, the vitest project whose tests have to notice, and how many of hundred they have to. */
const areas = new Map(
  [
    ...features.map((name) => ({ name, project: 'core', folder: `packages/core/src/${name}`, goal: CORE_GOAL })),
    { name: 'server', project: 'server', folder: 'packages/shop-server/src/rules', goal: SERVER_GOAL },
    { name: 'server-flows', project: 'server', folder: 'packages/shop-server/src/flows', goal: SERVER_GOAL },
    { name: 'server-http', project: 'server', folder: 'packages/shop-server/src/http', goal: SERVER_GOAL },
    { name: 'woocommerce', project: 'server', folder: 'packages/woocommerce/src', goal: SERVER_GOAL },
  ].map((area) => [area.name, area]),
)
const cache = `${root}/.cache/mutation`

/** The tool that makes the mutants has a folder of its own, so that nobody else has to install it. */
function install(folder) {
  if (existsSync(`${folder}/node_modules`)) return
  const quiet = ['--no-package-lock', '--legacy-peer-deps', '--ignore-scripts', '--no-audit', '--no-fund']
  execFileSync('npm', ['install', ...quiet, '--loglevel=error'], { cwd: folder, stdio: 'inherit' })
}

const NOT_MUTATED = /\.(test|fixture|types|wire)\.ts$|\/(index|serve)\.ts$|\/testing\//
const filesOf = ({ folder }) =>
  readdirSync(`${root}/${folder}`, { recursive: true })
    .map((name) => `${root}${folder}/${name}`)
    .filter((file) => file.endsWith('.ts') && !NOT_MUTATED.test(file))

/** Runs the tests of a project until they end; what hangs in a mutant is stopped, and the rest goes on without it. */
async function measure(project, chosen, { instrument, openJournal }) {
  const [journal, sources] = [`${cache}/${project}.journal`, `${cache}/${project}.json`]
  mkdirSync(cache, { recursive: true })
  rmSync(journal, { force: true })
  const files = chosen.flatMap(filesOf)
  const { contents, mutants } = await instrument(files)
  writeFileSync(sources, JSON.stringify(contents))
  const env = {
    ...process.env,
    NODE_NO_WARNINGS: '1',
    PRILAVOK_MUTATION_PROJECT: project,
    PRILAVOK_MUTATION_JOURNAL: journal,
    PRILAVOK_MUTATION_SOURCES: sources,
    PRILAVOK_MUTATION_NEAR: near ? '1' : '',
  }
  while (await isStopped(files, env, journal, openJournal)) {
    const { last, write } = openJournal(journal)
    write(last.replace(/^try/, 'killed'))
  }
  const { loaded, met, killed, unsteady } = openJournal(journal)
  if (unsteady.size > 0) process.stdout.write(`Left out, for they fail when repeated:\n${[...unsteady].join('\n')}\n`)
  return chosen.map((area) => {
    // What a module does while it is loaded happens once, before any test.
    const counted = mutants.filter(
      ({ id, file }) => file.startsWith(`${root}${area.folder}/`) && (met.has(id) || !loaded.has(id)),
    )
    const survivors = counted.filter(({ id }) => !killed.has(id))
    writeFileSync(`${cache}/${area.name}.txt`, survivors.map((mutant) => shown(mutant, met.has(mutant.id))).join('\n'))
    return { ...area, found: counted.length - survivors.length, all: counted.length }
  })
}

const shown = ({ file, line, kind, original, replacement }, isMet) =>
  `${relative(root, file)}:${line} ${kind}${isMet ? '' : ' (no test comes here)'}\n  - ${original}\n  + ${replacement}\n`

/** Whether the tests had to be stopped because a mutant does not end. */
function isStopped(files, env, journal, openJournal) {
  const vitest = `${root}/node_modules/vitest/vitest.mjs`
  const args = [vitest, 'related', '--run', '--config', 'tools/mutation/vitest.config.mjs', ...files]
  const child = spawn(process.execPath, args, {
    cwd: root,
    stdio: ['ignore', 'ignore', 'inherit'],
    env,
    detached: true,
  })
  return new Promise((resolve) => {
    let [size, since] = [0, 0]
    const watch = setInterval(() => {
      if (!existsSync(journal)) return
      const worked = secondsOf(child.pid)
      if (statSync(journal).size !== size) [size, since] = [statSync(journal).size, worked]
      if (worked - since < HUNG || !openJournal(journal).last.startsWith('try ')) return
      clearInterval(watch)
      process.kill(-child.pid, 'SIGKILL')
      resolve(true)
    }, 1_000)
    child.on('exit', () => {
      clearInterval(watch)
      resolve(false)
    })
  })
}

/** What a process and those that it has started have worked; a busy machine does not hurry the clock. */
const secondsOf = (pid) =>
  spawnSync('ps', ['-o', 'time=', '-g', String(pid)], { encoding: 'utf8' })
    .stdout.trim()
    .split(/\s+/)
    .map((time) => time.split(/[-:]/).reduce((sum, part) => 60 * sum + Number(part), 0))
    .reduce((sum, seconds) => sum + seconds, 0)

await ensureInstalled()
const unknown = positionals.filter((name) => !areas.has(name))
if (unknown.length > 0)
  throw new Error(`There is no area ${unknown.join(', ')}. The areas are ${[...areas.keys()].join(', ')}.`)
install(`${root}/tools/mutation`)
const tools = { ...(await import('./mutation/instrument.mjs')), ...(await import('./mutation/journal.mjs')) }
const percent = ({ found, all }) => (all === 0 ? 100 : (100 * found) / all)
const chosen = [...areas.values()].filter(({ name }) => positionals.length === 0 || positionals.includes(name))
const scores = []
for (const project of new Set(chosen.map((area) => area.project)))
  scores.push(
    ...(await measure(
      project,
      chosen.filter((area) => area.project === project),
      tools,
    )),
  )
for (const score of scores)
  process.stdout.write(`${score.name.padEnd(16)} ${score.found} of ${score.all}  ${percent(score).toFixed(1)} %\n`)
const below = scores.filter((score) => percent(score) < score.goal).map(({ name, goal }) => `${name} (${goal} %)`)
if (below.length > 0) {
  process.stdout.write(`Below their goals: ${below.join(', ')}\n`)
  process.exitCode = 1
}
