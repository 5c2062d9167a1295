import fc from 'fast-check'
import { expect, it } from 'vitest'
import { chiSquareTail, differenceOf, rateOf, sampleRatio } from './experiment-results'

const count = (shown: number, ordered = 0, label = 'a') => ({ label, shown, ordered })

// Quantiles of published tables (NIST/SEMATECH e-Handbook of Statistical Methods, 1.3.6.7.4).
it.each([
  [3.841, 1, 0.05],
  [6.635, 1, 0.01],
  [10.828, 1, 0.001],
  [5.991, 2, 0.05],
  [18.307, 10, 0.05],
  [3.94, 10, 0.95],
  [124.342, 100, 0.05],
])('a chi-square of %d with %d degrees has the tail %d', (chiSquare, degrees, tail) => {
  expect(chiSquareTail(chiSquare, degrees)).toBeCloseTo(tail, 4)
})

it('an interval of a rate is that of the literature, also for nobody and for everybody', () => {
  // Newcombe 1998, Statistics in Medicine 17:857, table I, method 3.
  expect(rateOf(count(263, 81))).toMatchObject({ low: expect.closeTo(0.2553, 4), high: expect.closeTo(0.3662, 4) })
  expect(rateOf(count(148, 15))).toMatchObject({ low: expect.closeTo(0.0624, 4), high: expect.closeTo(0.1605, 4) })
  expect(rateOf(count(20, 0))).toMatchObject({ low: 0, high: expect.closeTo(0.1611, 4) })
  expect(rateOf(count(0))).toBeNull()
})

it('an interval of a difference is that of the literature', () => {
  // Newcombe 1998, Statistics in Medicine 17:873, table II, method 10.
  expect(differenceOf(count(70, 56), count(80, 48))).toMatchObject({
    value: expect.closeTo(0.2, 6),
    low: expect.closeTo(0.0524, 4),
    high: expect.closeTo(0.3339, 4),
  })
  expect(differenceOf(count(10, 9), count(10, 3))).toMatchObject({
    low: expect.closeTo(0.1705, 4),
    high: expect.closeTo(0.809, 4),
  })
})

it('a difference that chance explains is told from one that it does not', () => {
  expect(differenceOf(count(1000, 60), count(1000, 30))?.pValue).toBeLessThan(0.01)
  expect(differenceOf(count(10, 0), count(10, 0))?.pValue).toBe(1)
  expect(differenceOf(count(10, 1), count(0, 0))).toBeNull()
})

it('visitors who are divided otherwise than by the shares are noticed', () => {
  expect(sampleRatio([count(500), count(500)], [1, 1])).toBe(1)
  expect(sampleRatio([count(900), count(100)], [90, 10])).toBe(1)
  expect(sampleRatio([count(5300), count(4700)], [1, 1])).toBeLessThan(0.001)
  expect(sampleRatio([count(505), count(495)], [1, 1])).toBeGreaterThan(0.5)
  expect(sampleRatio([count(10), count(1)], [1, 0])).toBeNull()
  expect(sampleRatio([count(10), count(10), count(1)], [1, 1, 0])).toBe(0)
})

it('whatever is counted, a share stays one', () => {
  const counts = fc
    .tuple(fc.nat(100_000), fc.double({ min: 0, max: 1, noNaN: true }))
    .map(([shown, share]) => count(shown, Math.floor(shown * share)))
  fc.assert(
    fc.property(counts, counts, (one, other) => {
      const found = differenceOf(one, other)
      if (found === null) return
      expect(found.low).toBeLessThanOrEqual(found.value)
      expect(found.high).toBeGreaterThanOrEqual(found.value)
      expect(found.low).toBeGreaterThanOrEqual(-1)
      expect(found.high).toBeLessThanOrEqual(1)
      expect(found.pValue).toBeGreaterThanOrEqual(0)
      expect(found.pValue).toBeLessThanOrEqual(1)
    }),
  )
})
