/**
 * `npm run ledger`: which requirements the tests cite.
 *
 *   npm run ledger -- --area PAY --missing     one area (a beginning of its name), with the rows that no test cites
 *   npm run ledger -- --json                   for machines
 */
import './help.mjs'
import { root } from './ensure.mjs'
import { cover, readRequirements, readTests, summarize } from './ledger/coverage.mjs'

const USAGE = 'usage: npm run ledger -- [--area PREFIX] [--missing] [--json]'

function readOptions(argv) {
  const options = { area: '', missing: false, json: false }
  for (let i = 0; i < argv.length; i += 1) {
    if (argv[i] === '--area') options.area = (argv[(i += 1)] ?? '').toUpperCase()
    else if (argv[i] === '--missing') options.missing = true
    else if (argv[i] === '--json') options.json = true
    else throw new Error(`Unknown option ${argv[i]}.\n${USAGE}`)
  }
  return options
}

function report({ area, missing, json }) {
  const rows = readRequirements().filter((row) => row.area.startsWith(area))
  if (rows.length === 0) throw new Error(`No area begins with ${area}.\n${USAGE}`)
  const tests = readTests(root)
  const { covered, errors } = cover(readRequirements(), tests)
  const { areas, total } = summarize(rows, covered)
  const uncited = rows.filter(({ id }) => !covered.has(id))

  if (json) {
    const chosen = new Set(rows.map(({ id }) => id))
    const places = Object.fromEntries([...covered].filter(([id]) => chosen.has(id)))
    console.log(
      JSON.stringify(
        { files: tests.length, areas, total, covered: places, ...(missing ? { missing: uncited } : {}), errors },
        null,
        2,
      ),
    )
  } else {
    for (const each of [...areas, total]) {
      console.log(
        `${each.area.padEnd(12)}${String(each.covered).padStart(6)} of ${String(each.rows).padStart(4)}${each.percent.toFixed(1).padStart(8)} %`,
      )
    }
    console.log(`${tests.length} test files read`)
    if (missing) for (const { id, kind, requirement } of uncited) console.log(`  ${id} (${kind}) ${requirement}`)
  }
  for (const { error, id, file, line } of errors) console.error(`${error} [${id}] at ${file}:${line}`)
  return errors.length === 0 ? 0 : 1
}

try {
  process.exitCode = report(readOptions(process.argv.slice(2)))
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 2
}
