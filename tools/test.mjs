/**
 * `npm test`: everything that must hold, in one command that also works in a fresh clone.
 *
 *   npm test                          every step
 *   npm test -- --fast                without the browser tests
 *   npm test -- --only types,lint     some steps
 */
import { ensureInstalled } from './ensure.mjs'
import { runSteps, steps } from './check/steps.mjs'
import { lastLine, summary } from './check/tally.mjs'

const names = steps.map(({ name }) => name)

function chosenSteps(argv) {
  let chosen = names
  for (let i = 0; i < argv.length; i += 1) {
    if (argv[i] === '--fast') chosen = chosen.filter((name) => name !== 'e2e')
    else if (argv[i] === '--only') chosen = (argv[(i += 1)] ?? '').split(',').filter(Boolean)
    else throw new Error(`Unknown option ${argv[i]}. Known: --fast, --only ${names.join(',')}`)
  }
  const unknown = chosen.filter((name) => !names.includes(name))
  if (unknown.length > 0 || chosen.length === 0)
    throw new Error(`Unknown step "${unknown.join(', ')}". Known: ${names.join(', ')}`)
  return steps.filter(({ name }) => chosen.includes(name))
}

try {
  const chosen = chosenSteps(process.argv.slice(2))
  await ensureInstalled()
  const results = await runSteps(chosen)
  console.log(summary(results))
  console.log(lastLine(results))
  process.exitCode = results.every(({ ok }) => ok) ? 0 : 1
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  console.log('0 passed, 1 failed')
  process.exitCode = 1
}
