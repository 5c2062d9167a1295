import { execFileSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { cpus } from 'node:os'
import { withRun, type Figure } from '../tools/bench-history.mjs'
import { caseNames, functionCases, pageCases } from './cases'
import { checkAll } from './check'
import { withoutPeers } from './lib/check'
import { compare, type FunctionCase } from './lib/compare'
import { figureOfJob, figuresOf } from './lib/history'
import { readOptions, type BenchOptions } from './lib/options'
import { judge, report } from './lib/report'
import { measure } from './lib/side-by-side'
import type { PageCase } from './lib/side-by-side.types'

const HISTORY = 'bench/history.md'
/** What a case has shown. */
interface Shown {
  readonly allMet: boolean
  readonly figures: readonly Figure[]
}

/** `points` stands for everything about them. */
const casesOf = (name: string): readonly string[] =>
  name === 'points' ? caseNames.filter((each) => each.startsWith('points-')) : [name]
const say = (text: string) => console.error(`  … ${text}`)

/** Prints the comparison of functions. */
async function runFunctions(name: string, { ours, peers }: FunctionCase, { history }: BenchOptions): Promise<Shown> {
  console.log(`${name}: against a hand-written limit, medians of seven rounds in turn\n`)
  const others = history ? [] : ((await peers?.(say)) ?? [])
  const measured = [...ours, ...others].map(compare)
  for (const { name: job, limitNs, oursNs, ratio, goal, met } of measured) {
    console.log(
      `  ${goal === null ? 'peer' : met ? 'met ' : 'OVER'}  ${ratio.toFixed(1)}× ${goal === null ? '' : `(goal ${goal}×)`}  ${limitNs.toFixed(0)} ns → ${oursNs.toFixed(0)} ns  ${job}`,
    )
  }
  return {
    allMet: measured.every(({ met }) => met),
    figures: measured.flatMap((job) => figureOfJob(name, job)),
  }
}

/** Measures pages side by side and prints the table. */
async function runPages(name: string, whole: PageCase, options: BenchOptions): Promise<Shown> {
  const { runs, cpu, json, history } = options
  const pageCase = history ? withoutPeers(whole) : whole
  const outcome = await measure(pageCase, options, say)
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
  return { allMet: verdicts.every(({ met }) => met !== false), figures: figuresOf(name, verdicts) }
}

function runCase(name: string, options: BenchOptions): Promise<Shown> {
  const functions = Object.hasOwn(functionCases, name) ? functionCases[name] : undefined
  if (functions !== undefined) return runFunctions(name, functions, options)
  const pages = Object.hasOwn(pageCases, name) ? pageCases[name] : undefined
  if (pages !== undefined) return runPages(name, pages, options)
  throw new Error(`There is no case "${name}". Known cases: ${caseNames.join(', ')}.`)
}

/** The day and the commit of a run. */
const runName = () =>
  `${new Date().toISOString().slice(0, 10)} ${execFileSync('git', ['rev-parse', '--short=8', 'HEAD'], { encoding: 'utf8' }).trim()}`

async function runAll(options: BenchOptions): Promise<boolean> {
  const figures: Figure[] = []
  let allMet = true
  for (const name of options.cases.length > 0 ? options.cases.flatMap(casesOf) : caseNames) {
    const shown = await runCase(name, options)
    allMet = shown.allMet && allMet
    figures.push(...shown.figures)
  }
  if (options.history) writeFileSync(HISTORY, withRun(readFileSync(HISTORY, 'utf8'), runName(), figures))
  return allMet || !options.strict
}

const options = readOptions(process.argv.slice(2))
if (!(await (options.check ? checkAll(options) : runAll(options)))) process.exitCode = 1
