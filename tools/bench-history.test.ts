import { describe, expect, it } from 'vitest'
import { movedSince, withRun, withVersion } from './bench-history.mjs'

const figures = (one: string, two: string) => [
  { measure: 'button: one', goal: '≤ 2×', value: one },
  { measure: 'cart: +1', goal: '≤ 1.5×', value: two },
]
const first = withRun('# History\n', '2026-01-01 aaaa', figures('3 (4)', '1.5 (1.6)'))

describe('the history of the bench', () => {
  it('begins with a table under the text of the page', () => {
    expect(first.split('\n')).toEqual([
      '# History',
      '',
      '| Measure | Goal | 2026-01-01 aaaa |',
      '|---|---|---|',
      '| button: one | ≤ 2× | 3 (4) |',
      '| cart: +1 | ≤ 1.5× | 1.5 (1.6) |',
      '',
    ])
  })

  it('has the newest run first, keeps eight, and drops what is measured no more', () => {
    let page = first
    for (let run = 1; run <= 9; run += 1) page = withRun(page, `run ${run}`, figures(String(run), '1').slice(0, 1))
    const [heads = '', , ...rows] = page.split('\n').slice(2)
    expect(heads).toBe(`| Measure | Goal | ${[9, 8, 7, 6, 5, 4, 3, 2].map((run) => `run ${run}`).join(' | ')} |`)
    expect(rows.filter(Boolean)).toEqual(['| button: one | ≤ 2× | 9 | 8 | 7 | 6 | 5 | 4 | 3 | 2 |'])
  })

  it('replaces the figures of a commit that is measured again', () => {
    expect(withRun(first, '2026-01-01 aaaa', figures('2', '1'))).toContain('| button: one | ≤ 2× | 2 |')
  })

  it('names the version of the newest run once', () => {
    const page = withVersion(withVersion(first, '1.0.0'), '1.1.0')
    expect(page).toContain('| 2026-01-01 aaaa (1.0.0) |')
  })

  it('shows what moved by more than a tenth since the last version', () => {
    const page = withRun(withVersion(first, '1.0.0'), '2026-02-01 bbbb', figures('2.4 (3)', '1.6 (2)'))
    expect(movedSince(page)).toEqual(['- button: one: 3× → 2.4× (goal ≤ 2×)'])
    expect(movedSince(first)).toEqual([])
  })
})
