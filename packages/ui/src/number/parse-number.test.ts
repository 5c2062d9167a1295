import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { parseNumber } from './parse-number'

describe('a typed number', () => {
  it.each([
    ['12', 12],
    [' 12 ', 12],
    ['1,5', 1.5],
    ['1.5', 1.5],
    ['1e3', 1000],
    ['1E-2', 0.01],
    ['-7', -7],
    ['−7', -7],
    ['+7', 7],
    ['1\u00a0234,50', 1234.5],
    ['1 234 567', 1_234_567],
    ['1’234.50', 1234.5],
    ['1.234,56', 1234.56],
    ['1,234.56', 1234.56],
    ['1.234.567', 1_234_567],
    ['1,234,567.8', 1_234_567.8],
    [',5', 0.5],
    ['5,', 5],
    ['12 шт.', 12],
    ['499,50 ₽', 499.5],
    ['1 234 руб.', 1234],
    ['8%', 8],
    ['1\u200b2\u202c', 12],
  ])('%s is %d', (text, number) => {
    expect(parseNumber(text)).toBe(number)
  })

  it.each([
    '',
    ' ',
    'two',
    '1-2',
    '1..5',
    '1,2,3',
    '1.23.456',
    '1,23.45,6',
    '12abc',
    '0x10',
    '1e999',
    '--5',
    '.',
    '1 или 2',
    'NaN',
    'Infinity',
  ])('%s is none', (text) => {
    expect(parseNumber(text)).toBeNull()
  })

  it('is read as it is written in Russian, in German and by programs', () => {
    const number = fc.integer({ min: -1e9, max: 1e9 }).map((cents) => cents / 100)
    fc.assert(
      fc.property(number, fc.constantFrom('ru-RU', 'de-CH', 'fr-FR', 'sv-SE'), (value, locale) => {
        expect(parseNumber(value.toLocaleString(locale))).toBeCloseTo(value, 6)
        expect(parseNumber(String(value))).toBe(value)
        expect(parseNumber(value.toExponential())).toBe(value)
      }),
    )
  })

  it('never has other digits than its text', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom(...'0123456789,.-e abшт₽\u200b') }), (text) => {
        const number = parseNumber(text)
        if (number === null || /e/i.test(text)) return
        const digits = (some: string) => some.replace(/\D/g, '').replace(/^0+/, '').replace(/0+$/, '')
        expect(digits(number.toLocaleString('en', { useGrouping: false, maximumFractionDigits: 20 }))).toBe(
          digits(Number(text.replace(/\D/g, '')) > 1e15 ? String(number) : text),
        )
      }),
    )
  })
})
