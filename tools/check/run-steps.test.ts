import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { runCommand, runSteps } from './run-steps.mjs'
import type { Step } from './steps.mjs'

beforeEach(() => void vi.spyOn(console, 'log').mockImplementation(() => {}))
afterEach(() => vi.restoreAllMocks())

const step = (name: string, cores: number, more: Partial<Step> = {}): Step => ({
  name,
  title: name,
  cores,
  budget: 10,
  command: ['node', []],
  ...more,
})

/** Runs steps that end when they are told to, in the order of their names; returns which were running at each end. */
async function watch(steps: readonly Step[], failing: readonly string[] = []) {
  const running = new Map<string, (code: number) => void>()
  const seen: string[][] = []
  const ended = runSteps(steps, async ({ name }) => {
    const code = await new Promise<number>((resolve) => running.set(name, resolve))
    return { code, notes: [] }
  })
  while (seen.flat().length < 100) {
    await new Promise(setImmediate)
    const [first] = running
    if (first === undefined) break
    seen.push([...running.keys()])
    running.delete(first[0])
    first[1](failing.includes(first[0]) ? 1 : 0)
  }
  return { seen, results: await ended }
}

it('steps of one core run side by side, one that needs both runs alone', async () => {
  const { seen } = await watch([step('types', 1), step('lint', 1), step('unit', 2), step('e2e', 2)])
  expect(seen).toEqual([['types', 'lint'], ['lint'], ['unit'], ['e2e']])
})

it('a step waits for the one that it comes after, also where that fails', async () => {
  const { seen, results } = await watch([step('types', 1), step('build', 1, { after: 'types' })], ['types'])
  expect(seen).toEqual([['types'], ['build']])
  expect(results.map(({ ok }) => ok)).toEqual([false, true])
})

it('a step does not run where what it needs has failed, and needs nothing that was not chosen', async () => {
  const { seen, results } = await watch([step('build', 1), step('size', 1, { needs: 'build' })], ['build'])
  expect(seen).toEqual([['build']])
  expect(results[1]).toMatchObject({ name: 'size', ran: false, ok: false, passed: 0, failed: 0 })
  expect((await watch([step('size', 1, { needs: 'build' })])).seen).toEqual([['size']])
})

it('the results stand in the order of the steps', async () => {
  const { results } = await watch([step('types', 1), step('lint', 1), step('ledger', 1)])
  expect(results.map(({ name, passed }) => [name, passed])).toEqual([
    ['types', 1],
    ['lint', 1],
    ['ledger', 1],
  ])
})

it('a step that takes three times its budget is ended with all that it started, and run once more', async () => {
  const sleeper =
    "require('node:child_process').spawn('sleep', ['60'], { stdio: 'inherit' }); setInterval(() => {}, 1000)"
  const command = [process.execPath, ['-e', sleeper]] as const
  const { code, notes } = await runCommand(step('unit', 1, { budget: 0.25, command }))
  expect([code, notes]).toEqual([128, ['unit hung: it was ended and run again.']])
})
