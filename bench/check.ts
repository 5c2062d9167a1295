/** `npm run bench -- --check`: every case once, ours beside the hand-written version alone; a part of `npm test`. */
import { functionCases, pageCases } from './cases'
import { buildsOf, complaintsOf, mostOf, scenariosToCheck, withoutPeers, type Complaint } from './lib/check'
import { compare } from './lib/compare'
import type { BenchOptions } from './lib/options'
import { figuresOf } from './lib/history'
import { judge } from './lib/report'
import { measure, type Outcome } from './lib/side-by-side'
import type { PageCase } from './lib/side-by-side.types'

/** What looks lost in one round is measured so often before it counts. */
const SECOND_LOOK = 3

/** Compares functions: fast, and hardly disturbed by a busy machine. */
function checkFunctions(): readonly string[] {
  return Object.entries(functionCases).flatMap(([name, { ours }]) =>
    ours
      .map(compare)
      .filter(({ name: job, ratio, goal }) => goal !== null && ratio > mostOf(name, job, goal))
      .map(({ name: job, ratio, goal }) => `${name}: ${job}: ${ratio.toFixed(2)}×, the goal is ${goal}×`),
  )
}

async function checkPages(name: string, pageCase: PageCase, options: BenchOptions): Promise<readonly string[]> {
  const { judged, rest } = buildsOf(pageCase)
  const look = (part: Partial<BenchOptions>): Promise<Outcome> =>
    measure(pageCase, { ...options, runs: 1, targets: judged, ...part }, () => {})
  // Builds that no goal is for have to work, no more.
  const others: readonly Complaint[] =
    rest.length === 0 ? [] : complaintsOf(name, pageCase, await look({ targets: rest, scenarios: [] }))
  const outcome = await look({ scenarios: scenariosToCheck(pageCase) })
  for (const { measure, value, goal } of figuresOf(name, judge(pageCase, outcome)))
    console.log(`        ${value}×, goal ${goal}  ${measure}`)
  const first = complaintsOf(name, pageCase, outcome)
  const doubtful = [...new Set(first.flatMap(({ scenario }) => scenario ?? []))]
  const second =
    doubtful.length === 0 ? [] : complaintsOf(name, pageCase, await look({ scenarios: doubtful, runs: SECOND_LOOK }))
  const certain = [...others, ...first.filter(({ scenario }) => scenario === null), ...second]
  return [...new Set(certain.map(({ text }) => `${name}: ${text}`))]
}

/** Checks every case, or those that are asked for; prints what is wrong and answers whether nothing is. */
export async function checkAll(options: BenchOptions): Promise<boolean> {
  const wrong = [...checkFunctions()]
  const { cases } = options
  for (const [name, whole] of Object.entries(pageCases).filter(
    ([each]) => cases.length === 0 || cases.includes(each),
  )) {
    const pageCase = withoutPeers(whole)
    const begun = performance.now()
    const found = await checkPages(name, pageCase, options)
    console.log(`  ${found.length === 0 ? 'ok ' : 'BAD'}  ${name} ${((performance.now() - begun) / 1000).toFixed(1)} s`)
    wrong.push(...found)
  }
  for (const text of wrong) console.error(text)
  return wrong.length === 0
}
