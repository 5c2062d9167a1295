import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { formatMoney } from './index'

describe('an amount', () => {
  it.each([
    [1_250_000, '12\u00A0500\u00A0₽'],
    [0, '0\u00A0₽'],
    [100, '1\u00A0₽'],
    [99_900, '999\u00A0₽'],
    [100_000, '1\u00A0000\u00A0₽'],
    [123_456_789_00, '123\u00A0456\u00A0789\u00A0₽'],
    [5, '0,05\u00A0₽'],
    [9_950, '99,50\u00A0₽'],
    [123_401, '1\u00A0234,01\u00A0₽'],
    [-123_400, '−1\u00A0234\u00A0₽'],
  ])('of %d kopecks reads %j [PRICE-22]', (kopecks, text) => {
    expect(formatMoney(kopecks)).toBe(text)
  })

  it('is in roubles and carries their sign [PRICE-21]', () => {
    expect(formatMoney(100)).toMatch(/^1.₽$/)
  })

  it('has a point before the kopecks in English', () => {
    expect(formatMoney(123_450, 'en')).toBe('1\u00A0234.50\u00A0₽')
  })

  it.each([Number.NaN, Infinity, -Infinity])('that is none (%d) is empty', (amount) => {
    expect(formatMoney(amount)).toBe('')
  })

  it('never reads as minus nothing', () => {
    expect([formatMoney(-0), formatMoney(-0.4)]).toEqual(['0\u00A0₽', '0\u00A0₽'])
  })

  it('reads back as the same amount, in groups of three', () => {
    fc.assert(
      fc.property(fc.integer({ min: -1e14, max: 1e14 }), (kopecks) => {
        const text = formatMoney(kopecks)
        expect(text).toMatch(/^−?\d{1,3}(?:\u00A0\d{3})*(?:,\d\d)?\u00A0₽$/)
        const [roubles = '', rest = '00'] = text.replace(/[−\u00A0₽]/g, '').split(',')
        expect(Number(roubles) * 100 + Number(rest)).toBe(Math.abs(kopecks))
        expect(text.includes(',')).toBe(kopecks % 100 !== 0)
      }),
    )
  })
})
