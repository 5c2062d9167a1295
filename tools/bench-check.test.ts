import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { functionCases, pageCases } from '../bench/cases'
import { buildsOf, complaintsOf, scenariosToCheck, withoutPeers } from '../bench/lib/check'
import type { Outcome } from '../bench/lib/side-by-side'
import type { PageCase } from '../bench/lib/side-by-side.types'
import { codesIn, rowsOf } from './docs/tables.mjs'
import { FIGURES, REACHED, TIMES } from './goals.mjs'

const button = withoutPeers(pageCases['button'] as PageCase)
const figures = (ours: number, missing: Outcome['missing'] = []): Outcome => ({
  samples: new Map([
    [
      'ready-1',
      new Map([['vanilla', [{ ready: 10 }]], ...(ours > 0 ? [['prilavok', [{ ready: ours }]] as const] : [])]),
    ],
  ]),
  missing,
  browser: '',
})

describe('the check of the bench', () => {
  it('is silent up to twice the goal, and names the measure beyond', () => {
    expect(complaintsOf('another', button, figures(48))).toEqual([])
    expect(complaintsOf('another', button, figures(49))).toEqual([
      { scenario: 'ready-1', text: '1 button: script to working: 4.90×, the goal is 2.4×' },
    ])
  })

  it('allows half again what is reached where that is more', () => {
    const reached = REACHED['button']?.['ready-1 ready'] ?? 0
    expect(complaintsOf('button', button, figures(reached * 15 - 1))).toEqual([])
    expect(complaintsOf('button', button, figures(reached * 15 + 1))).toHaveLength(1)
  })

  it('names a build of ours that was not measured, and not one that failed once', () => {
    const missing = [{ target: 'prilavok', scenario: 'ready-1', why: 'did not happen within 60 s' }]
    expect(complaintsOf('button', button, figures(0, missing)).map(({ text }) => text)).toEqual([
      'not measured: prilavok, ready-1: did not happen within 60 s',
      'no figure: 1 button: script to working',
    ])
    expect(complaintsOf('button', button, figures(20, missing))).toEqual([])
  })

  it('runs something of every case, with builds of ours alone', () => {
    for (const [name, pageCase] of Object.entries(pageCases)) {
      expect([name, scenariosToCheck(pageCase).length > 0]).toEqual([name, true])
      expect([name, buildsOf(pageCase).judged.length > 0]).toEqual([name, true])
      expect(withoutPeers(pageCase).targets.every(({ group }) => group === undefined)).toBe(true)
    }
  })

  it('has a measure for every goal, and no goal twice', () => {
    const named = Object.entries(pageCases).flatMap(([name, { goals }]) =>
      goals.flatMap(({ goal, scenario, figure }) => (goal === null ? [] : [`${name} ${scenario} ${figure}`])),
    )
    const ofFunctions = Object.entries(functionCases).flatMap(([name, { ours }]) =>
      ours.map((job) => `${name} ${job.name}`),
    )
    const keys = [...Object.entries(TIMES), ...Object.entries(FIGURES)].flatMap(([name, goals]) =>
      Object.keys(goals).map((key) => `${name} ${key}`),
    )
    expect(keys.filter((key) => ![...named, ...ofFunctions].includes(key))).toEqual([])
  })

  it('names what is reached only where that is beyond the goal', () => {
    for (const [name, figures] of Object.entries(REACHED))
      for (const [key, reached] of Object.entries(figures))
        expect([name, key, reached > (TIMES[name]?.[key] ?? Infinity)]).toEqual([name, key, true])
  })

  it('has its goals in the README', () => {
    const written = rowsOf(readFileSync('bench/README.md', 'utf8'), 'Measure').map((row) => [
      codesIn(row['Measure'])[0],
      Number(row['Goal']),
    ])
    const pages = Object.entries(TIMES).filter(
      ([name]) => !['core', 'experiments'].includes(name) && !name.startsWith('points'),
    )
    expect(written).toEqual(
      pages.flatMap(([name, goals]) => Object.entries(goals).map(([key, goal]) => [`${name} ${key}`, goal])),
    )
  })
})
