import { writeFileSync } from 'node:fs'
import { cpus } from 'node:os'
import { buttonCase } from './cases/button'
import { cartCase } from './cases/cart'
import { checkoutCase } from './cases/checkout'
import { comparisons } from './cases/core'
import { experimentComparisons } from './cases/experiments'
import { fieldsCase } from './cases/fields'
import { filterCase } from './cases/filter'
import { lightboxCase } from './cases/lightbox'
import { listCase, mapCase, searchCase } from './cases/points'
import { tableCase } from './cases/table'
import { compare, type Comparison } from './lib/compare'
import { readOptions, type BenchOptions } from './lib/options'
import { judge, report } from './lib/report'
import { measure } from './lib/side-by-side'
import type { PageCase } from './lib/side-by-side.types'

const PAGES: Readonly<Record<string, PageCase>> = {
  button: buttonCase,
  cart: cartCase,
  checkout: checkoutCase,
  lightbox: lightboxCase,
  fields: fieldsCase,
  filter: filterCase,
  table: tableCase,
  'points-search': searchCase,
  'points-map': mapCase,
  'points-list': listCase,
}
const CASES = ['core', 'experiments', ...Object.keys(PAGES)]
/** `points` stands for everything about them. */
const casesOf = (name: string): readonly string[] =>
  name === 'points' ? CASES.filter((each) => each.startsWith('points-')) : [name]

/** Prints the comparison of functions; answers whether every goal is met. */
function runFunctions(title: string, jobs: readonly Comparison[]): boolean {
  console.log(`${title}: against a hand-written limit, medians of seven rounds in turn\n`)
  const measured = jobs.map(compare)
  for (const { name: job, limitNs, oursNs, ratio, goal, met } of measured) {
    console.log(
      `  ${goal === null ? 'peer' : met ? 'met ' : 'OVER'}  ${ratio.toFixed(1)}× ${goal === null ? '' : `(goal ${goal}×)`}  ${limitNs.toFixed(0)} ns → ${oursNs.toFixed(0)} ns  ${job}`,
    )
  }
  return measured.every(({ met }) => met)
}

/** Measures pages side by side and prints the table; answers whether no goal is missed. */
async function runPages(name: string, pageCase: PageCase, options: BenchOptions): Promise<boolean> {
  const { runs, cpu, json } = options
  const outcome = await measure(pageCase, options, (text) => console.error(`  … ${text}`))
  const verdicts = judge(pageCase, outcome)
  console.log(`${name}: ${pageCase.title}`)
  console.log(
    `Chromium ${outcome.browser}, processor slowed ${cpu}×, medians of ${runs} rounds in turn; loopback only, every shop answered at once from memory\n`,
  )
  console.log(report(pageCase, outcome, verdicts))
  if (json !== null) {
    const samples = Object.fromEntries(
      [...outcome.samples].map(([scenario, found]) => [scenario, Object.fromEntries(found)]),
    )
    const machine = {
      node: process.version,
      browser: outcome.browser,
      processor: cpus()[0]?.model,
      cores: cpus().length,
    }
    writeFileSync(
      json,
      `${JSON.stringify({ case: name, runs, cpu, machine, goals: verdicts, missing: outcome.missing, samples }, null, 2)}\n`,
    )
  }
  return verdicts.every(({ met }) => met !== false)
}

const options = readOptions(process.argv.slice(2))
let allMet = true
for (const name of options.cases.length > 0 ? options.cases.flatMap(casesOf) : CASES) {
  const pageCase = Object.hasOwn(PAGES, name) ? PAGES[name] : undefined
  if (name === 'core') allMet = runFunctions('core', comparisons) && allMet
  else if (name === 'experiments') {
    const jobs = await experimentComparisons((text) => console.error(`  … ${text}`))
    allMet = runFunctions('experiments', jobs) && allMet
  } else if (pageCase !== undefined) allMet = (await runPages(name, pageCase, options)) && allMet
  else {
    console.error(`There is no case "${name}". Known cases: ${CASES.join(', ')}.`)
    process.exitCode = 1
  }
}
if (options.strict && !allMet) process.exitCode = 1
