import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { splitByWeights, splitEvenly, sumOf } from './index'

const kopecks = fc.integer({ min: 0, max: 1e11 })

describe('a sum', () => {
  it('is exact', () => {
    expect(sumOf([])).toBe(0)
    expect(sumOf([10, 20, 1])).toBe(31)
  })
})

describe('a split by weights', () => {
  it.each([
    [100, [1, 1, 1], [34, 33, 33]],
    [100, [50, 30, 20], [50, 30, 20]],
    [101, [2, 1, 1], [51, 25, 25]],
    [50, [1, 2, 4], [7, 14, 29]],
    [2, [1, 2, 2], [0, 1, 1]],
    [1, [1, 2, 3], [0, 0, 1]],
    [3, [1, 5, 1, 1], [1, 2, 0, 0]],
    [4, [7, 5], [2, 2]],
    [5, [0, 0], [3, 2]],
    [7, [1, 0], [7, 0]],
    [-100, [1, 1, 1], [-34, -33, -33]],
    [10, [Number.NaN, 1, -5], [0, 10, 0]],
    [10, [], []],
    [0, [1, 2], [0, 0]],
  ])('of %d by %j is %j', (amount, weights, parts) => {
    expect(splitByWeights(amount, weights)).toEqual(parts)
  })

  it('loses no kopeck and gives everybody the share to within one', () => {
    fc.assert(
      fc.property(
        kopecks,
        fc.array(fc.integer({ min: 0, max: 1e6 }), { minLength: 1, maxLength: 20 }),
        (amount, weights) => {
          const parts = splitByWeights(amount, weights)
          expect(sumOf(parts)).toBe(amount)
          const total = sumOf(weights)
          parts.forEach((part, index) => {
            const exact = total === 0 ? amount / weights.length : (amount * (weights[index] ?? 0)) / total
            expect(Math.abs(part - exact)).toBeLessThan(1.001)
            if (total > 0 && weights[index] === 0) expect(part).toBe(0)
          })
        },
      ),
    )
  })
})

describe('a split into equal parts', () => {
  it.each([
    [100_001, 4, [25_000, 25_000, 25_000, 25_001]],
    [3, 4, [0, 0, 0, 3]],
    [100, 1, [100]],
    [100, 0, []],
    [100, -2, []],
  ])('of %d into %d leaves the rest to the last: %j', (amount, count, parts) => {
    expect(splitEvenly(amount, count)).toEqual(parts)
  })

  it('loses no kopeck', () => {
    fc.assert(
      fc.property(kopecks, fc.integer({ min: 1, max: 36 }), (amount, count) => {
        expect(sumOf(splitEvenly(amount, count))).toBe(amount)
      }),
    )
  })
})
