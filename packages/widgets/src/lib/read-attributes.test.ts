import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { address, roubles } from './read-attributes'

describe('an amount of roubles in an attribute', () => {
  it.each([
    ['1234.50', 123_450],
    ['1234,5', 123_450],
    ['0', 0],
    ['0.07', 7],
    [' 12 500 ', 1_250_000],
    ['12\u00a0500,00', 1_250_000],
    ['999999999999.99', 99_999_999_999_999],
    ['12 ₽', 1_200],
    ['', 0],
    [undefined, 0],
  ])('%s is %i kopecks', (text, value) => {
    expect(roubles(text)).toEqual({ value })
  })

  it.each(['1,234.50', '12.345', '-5', '1e3', '12 $', 'NaN', 'даром', '1234567890123', '.5'])(
    '%s is no price',
    (text) => {
      expect(roubles(text)).toEqual({ value: 0, instead: 'price' })
    },
  )

  it('is exact for every amount', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 99_999_999_999_999 }), (kopecks) => {
        const text = `${Math.floor(kopecks / 100)}.${String(kopecks % 100).padStart(2, '0')}`
        expect(roubles(text)).toEqual({ value: kopecks })
      }),
    )
  })
})

describe('an address in an attribute', () => {
  it.each([
    '/product/7',
    'https://shop.ru/a?b=c:d',
    'HTTP://shop.ru',
    '//cdn.shop.ru/a.webp',
    'a.webp',
    '?id=1:2',
    '../a',
  ])('%s is taken', (url) => {
    expect(address(url)).toEqual({ value: url })
  })

  it.each([
    'javascript:alert(1)',
    ' JavaScript:alert(1)',
    'data:text/html,x',
    'vbscript:x',
    'java\nscript:alert(1)',
    'java\tscript:x',
    '\u0001javascript:x',
  ])('%j is refused', (url) => {
    expect(address(url)).toHaveProperty('expected')
  })
})
