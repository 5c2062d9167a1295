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
  writeFileSync(report, JSON.stringify({ numPassedTests: passed, numFailedTests: failed }))
  return { report, count: countVitest }
}

describe('a step', () => {
  it('without a report counts as itself', () => {
    expect([countStep(0, {}), countStep(2, {})]).toEqual([
      { passed: 1, failed: 0 },
      { passed: 0, failed: 1 },
    ])
  })

  it('counts its tests', () => {
    expect(countStep(1, reporting(7, 2))).toEqual({ passed: 7, failed: 2 })
  })

  it('that failed adds a failure even when every test passed', () => {
    expect(countStep(1, reporting(7, 0))).toEqual({ passed: 7, failed: 1 })
  })

  it('that died before its report counts as itself', () => {
    expect(countStep(1, { report: join(folder, 'none.json'), count: countVitest })).toEqual({ passed: 0, failed: 1 })
  })

  it('counts a browser test that needed a second try as passed, and names it', () => {
    const flaky = { title: 'adds a product', tests: [{ status: 'flaky', projectName: 'preact-phone' }] }
    const stats = { expected: 5, unexpected: 1, flaky: 1, skipped: 3 }
    expect(countPlaywright({ stats, suites: [{ suites: [{ specs: [flaky] }] }] })).toEqual({
      passed: 6,
      failed: 1,
      notes: ['Flaky, passed at its second try: [preact-phone] adds a product'],
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
