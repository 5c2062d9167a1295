import { describe, expect, it } from 'vitest'
import { citingTexts } from './citations.mjs'

/** The texts of a test file that count, and those that do not. One-digit ids of an unknown area cite nothing in the project. */
function read(code: string, path = 'shop.test.ts') {
  const texts = citingTexts(path, code)
  const pick = (wanted: boolean) => texts.filter(({ active }) => active === wanted).map(({ text }) => text)
  return { counts: pick(true), idle: pick(false) }
}

describe('citing texts', () => {
  it('are titles of tests and of the suites around them', () => {
    expect(read(`describe('[X-1] cart', () => { it('[X-2] adds', () => {}) })`).counts.toSorted()).toEqual([
      '[X-1] cart',
      '[X-2] adds',
    ])
  })

  it('are read with their line, from tsx and with type arguments', () => {
    const code = `const view = <b>don't</b>\nit.each<{ a: string }>([{ a: '[X-1] one' }])('$a', () => {})`
    expect(citingTexts('shop.test.tsx', code)).toContainEqual({ text: '[X-1] one', line: 2, active: true })
  })

  it('may stand in a table of cases that is kept apart', () => {
    expect(read(`const cases = ['[X-1] one', 'two']\nit.each(cases)('%s', () => {})`).counts).toEqual([
      '[X-1] one',
      '%s',
    ])
  })

  it('may stand in a template table', () => {
    expect(read("it.each`title\n${'[X-1] one'}`('$title', () => {})").counts).toContain('[X-1] one')
  })

  it.each(['it.skip', 'it.todo', 'it.fails', 'test.fixme', 'xit', 'it.concurrent.skip'])(
    'do not count under %s',
    (name) => {
      expect(read(`${name}('[X-1] one', () => {})`)).toEqual({ counts: [], idle: ['[X-1] one'] })
    },
  )

  it('do not count in a skipped suite', () => {
    expect(read(`test.describe.skip('suite', () => { test('[X-1] one', () => {}) })`).idle).toContain('[X-1] one')
  })

  it('do not count for a test without a body', () => {
    expect(read(`it('[X-1] one')`)).toEqual({ counts: [], idle: ['[X-1] one'] })
  })

  it('do not count for a suite in which no test runs', () => {
    expect(read(`describe('[X-1] cart', () => { it.skip('adds', () => {}) })`).counts).toEqual([])
  })

  it('count for a suite whose tests come from elsewhere', () => {
    expect(read(`describe('[X-1] cart', () => { sharedTests() })`).counts).toEqual(['[X-1] cart'])
  })

  it('are not comments, and holes of a template cannot be read', () => {
    const { counts } = read("// it('[X-1] one', () => {})\nit(`[${id}] two`, () => {})")
    expect(counts).toEqual(['[\0] two'])
  })
})
