/**
 * `npm test`: everything that must hold, in one command that also works in a fresh clone.
 *
 *   npm test                          every step
 *   npm test -- --fast                without the browser tests
 *   npm test -- --only types,lint     some steps
 *   npm test -- --changed             what the changes since the last commit can touch
 *   npm test -- --since main          what the changes since that commit can touch
 */
import './help.mjs'
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { changedFiles, stepsOfChange } from './check/changed.mjs'
import { runSteps } from './check/run-steps.mjs'
import { steps } from './check/steps.mjs'
import { lastLine, summary, timesOf } from './check/tally.mjs'
import { ensureInstalled, root } from './ensure.mjs'

const names = steps.map(({ name }) => name)

function chosenSteps() {
  const { values } = parseArgs({
    options: {
      fast: { type: 'boolean', default: false },
      only: { type: 'string', default: names.join(',') },
      changed: { type: 'boolean', default: false },
      since: { type: 'string' },
    },
  })
  const chosen = values.only.split(',').filter((name) => name !== '' && !(values.fast && name === 'e2e'))
  const unknown = chosen.filter((name) => !names.includes(name))
  if (unknown.length > 0 || chosen.length === 0)
    throw new Error(`Unknown step "${unknown.join(', ')}". Known: ${names.join(', ')}`)
  const some = steps.filter(({ name }) => chosen.includes(name))
  const since = values.since ?? (values.changed ? 'HEAD' : null)
  return since === null ? some : stepsOfChange(some, since, changedFiles(since))
}

try {
  const chosen = chosenSteps()
  await ensureInstalled()
  const begun = performance.now()
  const results = await runSteps(chosen)
  const seconds = (performance.now() - begun) / 1000
  mkdirSync(join(root, '.cache/reports'), { recursive: true })
  writeFileSync(join(root, '.cache/reports/times.json'), `${JSON.stringify(timesOf(results, seconds), null, 2)}\n`)
  console.log(summary(results, seconds))
  console.log(lastLine(results))
  process.exitCode = results.every(({ ok }) => ok) ? 0 : 1
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  console.log('0 passed, 1 failed')
  process.exitCode = 1
}
