import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { root } from '../ensure.mjs'
import {
  citingTexts,
  cover,
  ledgerPath,
  parseRequirements,
  readCitations,
  readRequirements,
  readTests,
  summarize,
  type Requirement,
} from './coverage.mjs'

const row = (id: string): Requirement => ({
  id,
  area: id.replace(/-\d+$/, ''),
  kind: 'behaviour',
  requirement: 'x',
  source: '000',
  note: '',
})
const rows = ['X-1', 'X-2', 'Y-A-1'].map(row)
const areas = new Set(['X', 'Y-A'])
const titled = (title: string) => ({ file: 'a.test.ts', code: `it('${title}', () => {})` })

// One-digit ids of an unknown area cite nothing in the project.
describe('citing texts', () => {
  const read = (code: string, path = 'shop.test.ts') => citingTexts(path, code).map(({ text }) => text)

  it.each([
    [
      'titles of tests and suites',
      `describe('[X-1] cart', () => { it('[X-2] adds', () => { add('x') }) })`,
      ['[X-1] cart', '[X-2] adds'],
    ],
    ['titles of browser suites', `test.describe('[X-1] cart', () => {})`, ['[X-1] cart']],
    ['cases of a table', `it.each([{ a: 'one [X-1]' }])('$a', () => {})`, ['$a', 'one [X-1]']],
    [
      'cases of a table kept apart',
      `const cases = ['[X-1] one', 'two']\nit.each(cases)('%s', () => {})`,
      ['[X-1] one', '%s'],
    ],
    ['cases of a template table', "it.each`title\n${'one [X-1]'}`('$title', () => {})", ['$title', 'one [X-1]']],
    [
      'titles with holes that cannot be read',
      "// it('[X-1] one', () => {})\nit(`[${id}] two`, () => {})",
      ['[\0] two'],
    ],
  ])('are %s', (_, code, texts) => {
    expect(read(code).filter((text) => !text.startsWith('title'))).toEqual(expect.arrayContaining(texts))
  })

  it('are nothing else, and are read with their line from tsx', () => {
    expect(read(`it('adds', () => add('see [X-1]'))`)).toEqual(['adds'])
    const code = `const view = <b>don't</b>\nit('[X-1] one', () => {})`
    expect(citingTexts('shop.test.tsx', code)).toEqual([{ text: '[X-1] one', line: 2 }])
  })
})

describe('citations', () => {
  it('are one id per pair of brackets', () => {
    expect(readCitations('[X-1][Y-A-1] both', areas)).toEqual({ ids: ['X-1', 'Y-A-1'], malformed: [] })
  })

  it.each(['X-1, X-2', 'X-1..X-4', 'x-01', 'see X-1'])('refuse [%s]', (inside) => {
    expect(readCitations(`[${inside}]`, areas)).toEqual({ ids: [], malformed: [inside] })
  })

  it('may be of an area with digits in its name', () => {
    expect(readCitations('[Z9Z-1] [B-Z9Z-1]', new Set(['Z9Z', 'B-Z9Z'])).ids).toEqual(['Z9Z-1', 'B-Z9Z-1'])
  })

  it('leave other brackets alone', () => {
    expect(readCitations('[1] [UTF-8] [data-state]', areas)).toEqual({ ids: [], malformed: [] })
  })

  it('of unknown rows are errors with their place', () => {
    const { errors } = cover(rows, [titled('[X-9] one'), titled(`[Q-${'01'}] two`)])
    expect(errors.map(({ id, error, line }) => [id, error, line])).toEqual([
      ['X-9', 'unknown id', 1],
      ['Q-01', 'unknown id', 1],
    ])
  })
})

describe('the count', () => {
  it('is per area and rounded down', () => {
    const { covered } = cover(rows, [titled('[X-1] one'), titled('[Y-A-1] two')])
    expect(summarize(rows, covered)).toEqual({
      areas: [
        { area: 'X', rows: 2, covered: 1, percent: 50 },
        { area: 'Y-A', rows: 1, covered: 1, percent: 100 },
      ],
      total: { area: 'total', rows: 3, covered: 2, percent: 66.6 },
    })
  })
})

describe('the ledger', () => {
  const header = 'id\tarea\tkind\trequirement\tsource\tnote'

  it.each([
    ['another header', 'id\tarea', 'header'],
    ['a missing column', `${header}\nX-1\tX`, 'Line 2'],
    ['an id twice', `${header}\n${'X-1\tX\ta\tb\tc\td\n'.repeat(2)}`, 'repeats X-1'],
  ])('refuses %s', (_, text, message) => {
    expect(() => parseRequirements(text)).toThrow(message)
  })

  it('has an area in each id', () => {
    for (const { id, area } of readRequirements()) expect(id).toMatch(new RegExp(`^${area}-\\d{2,3}$`))
  })

  it('is cited without errors', () => {
    expect(cover(readRequirements(), readTests(root)).errors).toEqual([])
  })

  it('is the same as the specification that stands beside the repository, where it does', () => {
    const beside = join(root, '..', 'shared', 'spec', 'requirements.tsv')
    const copy = readFileSync(ledgerPath, 'utf8')
    expect(copy).toBe(existsSync(beside) ? readFileSync(beside, 'utf8') : copy)
  })
})
