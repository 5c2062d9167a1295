import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { countStep, lastLine, summary, timesOf } from './tally.mjs'

const folder = mkdtempSync(join(tmpdir(), 'prilavok-tally-'))
afterAll(() => rmSync(folder, { recursive: true }))

/** A step whose report says these numbers. */
function reporting(passed: number, failed: number) {
  const report = join(folder, `${passed}-${failed}.json`)
  writeFileSync(report, JSON.stringify({ passed, failed }))
  return { report, read: (tally: { passed: number; failed: number }) => tally }
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
    const lost = { ...reporting(1, 0), report: join(folder, 'none.json') }
    expect(countStep(1, lost)).toEqual({ passed: 0, failed: 1 })
  })
})

describe('the end', () => {
  const step = { ok: true, ran: true, passed: 1, failed: 0 }
  const results = [
    { ...step, name: 'types', title: 'Types', seconds: 2, budget: 60 },
    {
      ...step,
      name: 'unit',
      title: 'Unit tests',
      ok: false,
      seconds: 9.04,
      budget: 8,
      passed: 40,
      failed: 2,
      notes: ['No PostgreSQL.'],
      files: Array.from({ length: 30 }, (_, n) => ({ file: `${n}.test.ts`, seconds: n })),
    },
    { ...step, name: 'size', title: 'Sizes', ok: false, ran: false, seconds: 0, budget: 5, passed: 0 },
  ]

  it('is one line that says it all', () => {
    expect(lastLine(results)).toBe('41 passed, 2 failed')
  })

  it('distinguishes what failed from what did not run, and names a step over its budget', () => {
    const rows = summary(results, 10).split('\n')
    expect(rows.find((line) => line.startsWith('Unit'))).toMatch(/FAILED +9\.0 s of +8 +40 passed +2 failed/)
    expect(rows.find((line) => line.startsWith('Sizes'))).toContain('not run')
    expect(rows.at(-3)).toMatch(/^Total +10\.0 s/)
    expect(rows.at(-2)).toMatch(/^Over its budget: unit took 9 s of 8\./)
    expect(rows.at(-1)).toBe('No PostgreSQL.')
  })

  it('keeps the twenty slowest files of each step that ran', () => {
    const { seconds, steps } = timesOf(results, 10)
    expect(seconds).toBe(10)
    expect(steps.map(({ name, slowest }) => [name, slowest.length])).toEqual([
      ['types', 0],
      ['unit', 20],
    ])
    expect(steps[1]?.slowest[0]).toEqual({ file: '29.test.ts', seconds: 29 })
  })
})
