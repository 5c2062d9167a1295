/** Running the steps of `npm test`. Node built-ins only. */
import { spawn } from 'node:child_process'
import { mkdirSync, rmSync } from 'node:fs'
import { dirname } from 'node:path'
import { root } from '../ensure.mjs'
import { countStep } from './tally.mjs'

/** @typedef {import('./steps.mjs').Step} Step */
/** @typedef {import('./tally.mjs').StepResult} StepResult */

const CORES = 2
/** A step that takes so many times its budget hangs: it is ended, and run once more; the summary says so. */
const LATE = 3

/**
 * Runs the steps in their order, those that keep one core busy side by side, and keeps going after a failure.
 * @param {readonly Step[]} chosen
 * @param {(step: Step) => Promise<{ code: number, notes: readonly string[] }>} [runStep]
 * @returns {Promise<StepResult[]>}
 */
export async function runSteps(chosen, runStep = runCommand) {
  const results = new Map()
  const running = new Map()
  const queue = [...chosen]
  const isAhead = (name) => chosen.some((step) => step.name === name) && !results.has(name)
  const busy = () => [...running.keys()].reduce((sum, { cores }) => sum + cores, 0)
  const mayStart = ({ needs, after, cores }) => !isAhead(needs) && !isAhead(after) && busy() + cores <= CORES

  const start = async (step) => {
    const { name, title, budget, needs } = step
    const isBroken = results.get(needs)?.ok === false
    const begun = performance.now()
    const { code, notes } = isBroken ? { code: null, notes: [] } : await runStep(step)
    const seconds = (performance.now() - begun) / 1000
    if (isBroken) console.log(`\n━━ ${name}: not run, ${needs} failed.`)
    else
      console.log(
        `━━ ${name}: ${code === 0 ? 'ok' : `failed with code ${code}`} in ${seconds.toFixed(1)} s of ${budget}`,
      )
    const tally = isBroken ? { passed: 0, failed: 0 } : countStep(code, step)
    results.set(name, {
      name,
      title,
      budget,
      ok: code === 0,
      ran: !isBroken,
      seconds,
      ...tally,
      notes: [...notes, ...(tally.notes ?? [])],
    })
  }

  while (queue.length > 0 || running.size > 0) {
    while (queue[0] !== undefined && mayStart(queue[0])) {
      const step = queue.shift()
      running.set(
        step,
        start(step).then(() => running.delete(step)),
      )
    }
    await Promise.race(running.values())
  }
  return chosen.map(({ name }) => results.get(name))
}

/**
 * Runs a step to its end.
 * @param {Step} step
 * @returns {Promise<{ code: number, notes: readonly string[] }>}
 */
export async function runCommand({ name, title, command, cores, budget, prepare, report, notes = () => [] }) {
  if (report) {
    mkdirSync(dirname(report), { recursive: true })
    rmSync(report, { force: true })
  }
  const heading = `\n━━ ${title} (${name})`
  try {
    const [program, args] = command
    const prepared = (await prepare?.()) ?? {}
    const env = { ...process.env, ...prepared }
    const isAlone = cores === CORES
    if (isAlone) console.log(heading)
    const tryIt = () => spawned(program, args, { env, isShown: isAlone, limit: LATE * budget })
    const first = await tryIt()
    const { code, output } = first.isLate ? await tryIt() : first
    if (!isAlone) process.stdout.write(`${heading}\n${output}`)
    return { code, notes: [...notes(prepared), ...(first.isLate ? [`${name} hung: it was ended and run again.`] : [])] }
  } catch (error) {
    console.error(heading, error instanceof Error ? error.message : error)
    return { code: 1, notes: [] }
  }
}

/** What runs beside another step is shown when it has ended, so that their lines do not mix. */
function spawned(program, args, { env, isShown, limit }) {
  return new Promise((resolve, reject) => {
    // A group of its own can be ended with everything that it started.
    const stdio = isShown ? 'inherit' : ['ignore', 'pipe', 'pipe']
    const child = spawn(program, args, { cwd: root, env, stdio, detached: true })
    const endAll = (signal) => process.kill(-child.pid, signal)
    const interrupt = () => {
      endAll('SIGINT')
      process.exit(130)
    }
    process.once('SIGINT', interrupt)
    let isLate = false
    const late = setTimeout(() => {
      isLate = true
      endAll('SIGKILL')
    }, limit * 1000)
    const output = []
    for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk) => output.push(chunk))
    child.on('error', reject)
    child.on('close', (code, signal) => {
      clearTimeout(late)
      process.off('SIGINT', interrupt)
      resolve({ code: code ?? (signal === null ? 1 : 128), output: Buffer.concat(output).toString(), isLate })
    })
  })
}
