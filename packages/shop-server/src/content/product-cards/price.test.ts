import fc from 'fast-check'
import { expect, it } from 'vitest'
import { discountPercent, priceValue } from './price'

it('writes the price of the cart button so that it reads back to the same kopecks', () => {
  expect(priceValue(123_450)).toBe('1234.50')
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: 10 ** 12 }),
      (kopecks) => Math.round(Number(priceValue(kopecks)) * 100) === kopecks,
    ),
  )
})

it('names a discount only when it is one', () => {
  expect(discountPercent(8_500, 10_000)).toBe(15)
  expect(discountPercent(9_999, 10_000)).toBeNull()
  expect(discountPercent(10_000, 10_000)).toBeNull()
  expect(discountPercent(10_000, 9_000)).toBeNull()
  expect(discountPercent(10_000, null)).toBeNull()
})
