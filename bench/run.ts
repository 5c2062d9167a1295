import { comparisons } from './cases/core'
import { compare } from './lib/compare'

const CASES: Readonly<Record<string, typeof comparisons>> = { core: comparisons }

const asked = process.argv.slice(2)
const names = asked.length > 0 ? asked : Object.keys(CASES)
for (const name of names) {
  const found = Object.hasOwn(CASES, name) ? CASES[name] : undefined
  if (found === undefined) {
    console.error(`There is no case "${name}". Known cases: ${Object.keys(CASES).join(', ')}.`)
    process.exitCode = 1
    continue
  }
  console.log(`${name}: ours against a hand-written limit, medians of seven rounds in turn\n`)
  for (const { name: job, limitNs, oursNs, ratio, goal, met } of found.map(compare)) {
    console.log(`  ${met ? 'met ' : 'OVER'}  ${ratio.toFixed(1)}× (goal ${goal}×)  ${limitNs.toFixed(0)} ns → ${oursNs.toFixed(0)} ns  ${job}`)
  }
}
