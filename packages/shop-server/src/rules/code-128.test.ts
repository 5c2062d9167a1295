import fc from 'fast-check'
import { expect, it } from 'vitest'
import { barsOf, code128 } from './code-128'

/** The modules of a barcode as dark and light. */
const modulesOf = (text: string): string => {
  const { width, bars } = barsOf(text) ?? { width: 0, bars: [] }
  const modules = Array.from({ length: width }, () => '0')
  for (const bar of bars) modules.fill('1', bar.from, bar.from + bar.width)
  return modules.join('')
}
const START_B = '11010010000'
const STOP = '1100011101011'

it('a barcode has the symbols of the standard, with their check', () => {
  // A worked example of many descriptions of the code: "Wikipedia", check symbol 88.
  expect(code128('Wikipedia')).toEqual([104, 55, 73, 75, 73, 80, 69, 68, 73, 65, 88, 106])
  // A is 10100011000 in every table of the code; the check of one A is (104 + 33) mod 103 = 34.
  expect(modulesOf('A')).toBe(`${START_B}10100011000${'10001011000'}${STOP}`)
})

it('every symbol has eleven modules, begins dark and ends light; no two are alike', () => {
  const all = Array.from({ length: 95 }, (_, index) => String.fromCharCode(32 + index))
  const symbols = all.map((character) => modulesOf(character).slice(11, 22))
  for (const symbol of symbols) expect(symbol).toMatch(/^1[01]{9}0$/)
  for (const symbol of symbols) expect([...symbol].filter((module) => module === '1').length % 2).toBe(0)
  expect(new Set(symbols).size).toBe(95)
})

it('whatever stands in it can be read back from its modules', () => {
  const characters = Array.from({ length: 95 }, (_, index) => String.fromCharCode(32 + index))
  const bySymbol = new Map(characters.map((character) => [modulesOf(character).slice(11, 22), character]))
  fc.assert(
    fc.property(fc.string({ minLength: 1, maxLength: 30, unit: fc.constantFrom(...characters) }), (text) => {
      const modules = modulesOf(text)
      const symbols = modules.slice(11, -24).match(/.{11}/g) ?? []
      expect(symbols.map((symbol) => bySymbol.get(symbol)).join('')).toBe(text)
      expect(modules.startsWith(START_B) && modules.endsWith(STOP)).toBe(true)
    }),
  )
})

it('what the set lacks has no barcode', () => {
  expect([barsOf(''), barsOf('Заказ'), barsOf('a\n'), barsOf('x'.repeat(61))]).toEqual([null, null, null, null])
})
