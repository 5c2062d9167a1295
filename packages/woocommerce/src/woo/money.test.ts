import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { kopecksOf, kopecksOfDecimal } from './money'

const rub = (unit: number) => ({ currency_code: 'RUB', currency_minor_unit: unit })

describe('sums of WooCommerce', () => {
  it('are whole kopecks, whatever the minor unit', () => {
    expect([kopecksOf('199950', rub(2)), kopecksOf('1999', rub(0)), kopecksOf('19995', rub(1))]).toEqual([
      199_950, 199_900, 199_950,
    ])
    for (const wrong of ['', '1.5', '1e3', 'NaN', '１', '9'.repeat(14)])
      expect(() => kopecksOf(wrong, rub(2)), wrong).toThrow('provider-failed')
    expect(() => kopecksOf('1', rub(3))).toThrow('provider-failed')
    expect(() => kopecksOf('1', { currency_code: 'EUR', currency_minor_unit: 2 })).toThrow('provider-failed')
  })

  it('with decimals lose no kopeck', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 10 ** 12 }), (kopecks) => {
        const text = `${Math.floor(kopecks / 100)}.${String(kopecks % 100).padStart(2, '0')}`
        expect(kopecksOfDecimal(text)).toBe(kopecks)
        expect(kopecksOfDecimal(`-${text}`)).toBe(kopecks === 0 ? 0 : -kopecks)
      }),
    )
    expect(['0', '5', '5.1', '1.005', '1.0049', '2.999'].map(kopecksOfDecimal)).toEqual([0, 500, 510, 101, 100, 300])
    for (const wrong of ['', 'x', '1,5', '.5', '1e3']) expect(() => kopecksOfDecimal(wrong)).toThrow('provider-failed')
  })
})
