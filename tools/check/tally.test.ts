import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { countPlaywright, countStep, countVitest, lastLine, summary } from './tally.mjs'

const folder = mkdtempSync(join(tmpdir(), 'prilavok-tally-'))
afterAll(() => rmSync(folder, { recursive: true }))

/** A step whose JSON report says these numbers. */
function reporting(passed: number, failed: number) {
  const report = join(folder, `${passed}-${failed}.json`)
  const tests = Array.from({ length: failed }, (_, n) => ({
    status: 'failed',
    fullName: `test ${n}`,
    failureMessages: ['expected 1 to be 2\n  at a line'],
  }))
  const testResults = failed > 0 ? [{ name: 'a.test.ts', status: 'failed', assertionResults: tests }] : []
  writeFileSync(report, JSON.stringify({ numPassedTests: passed, numFailedTests: failed, testResults }))
  return { report, count: countVitest }
}

describe('a step', () => {
  it('without a report counts as itself', () => {
    expect([countStep(0, {}), countStep(2, {})]).toEqual([
      { passed: 1, failed: 0 },
      { passed: 0, failed: 1 },
    ])
  })

  it('counts its tests, and names each that failed', () => {
    expect(countStep(1, reporting(7, 2))).toEqual({
      passed: 7,
      failed: 2,
      notes: ['Failed: a.test.ts › test 0: expected 1 to be 2', 'Failed: a.test.ts › test 1: expected 1 to be 2'],
    })
  })

  it('names a file that could not run', () => {
    const testResults = [{ name: 'b.test.ts', status: 'failed', message: 'Cannot find x\nmore', assertionResults: [] }]
    expect(countVitest({ numPassedTests: 3, numFailedTests: 0, testResults }).notes).toEqual([
      'Failed: b.test.ts: Cannot find x',
    ])
  })

  it('that failed adds a failure even when every test passed', () => {
    expect(countStep(1, reporting(7, 0))).toEqual({ passed: 7, failed: 1, notes: [] })
  })

  it('that died before its report counts as itself', () => {
    expect(countStep(1, { report: join(folder, 'none.json'), count: countVitest })).toEqual({ passed: 0, failed: 1 })
  })

  it('counts a browser test that needed a second try as passed, and names it as it names what failed', () => {
    const red = { title: 'removes it', tests: [{ status: 'unexpected', projectName: 'preact-phone' }] }
    const flaky = { title: 'adds a product', tests: [{ status: 'flaky', projectName: 'preact-phone' }] }
    const stats = { expected: 5, unexpected: 1, flaky: 1, skipped: 3 }
    expect(countPlaywright({ stats, suites: [{ suites: [{ specs: [flaky, red] }] }] })).toEqual({
      passed: 6,
      failed: 1,
      notes: ['Flaky, passed at its second try: [preact-phone] adds a product', 'Failed: [preact-phone] removes it'],
    })
  })
})

describe('the end', () => {
  const results = [
    { name: 'types', title: 'Types', ok: true, ran: true, seconds: 2, passed: 1, failed: 0 },
    {
      name: 'unit',
      title: 'Unit tests',
      ok: false,
      ran: true,
      seconds: 9.04,
      passed: 40,
      failed: 2,
      notes: ['No PostgreSQL.'],
    },
    { name: 'size', title: 'Sizes', ok: false, ran: false, seconds: 0, passed: 0, failed: 0 },
  ]

  it('is one line that says it all', () => {
    expect(lastLine(results)).toBe('41 passed, 2 failed')
  })

  it('distinguishes what failed from what did not run', () => {
    const rows = summary(results).split('\n')
    expect(rows.find((line) => line.startsWith('Unit'))).toMatch(/FAILED +9\.0 s +40 passed +2 failed/)
    expect(rows.find((line) => line.startsWith('Sizes'))).toContain('not run')
    expect(rows.at(-2)).toMatch(/^Total +11\.0 s/)
    expect(rows.at(-1)).toBe('No PostgreSQL.')
  })
})
