import { expect, test } from 'vitest'
import { chance } from './random'

const draws = (entity: string, key: string | number) => {
  const random = chance(entity, key)
  return Array.from({ length: 20 }, () => random.next())
}

test('the same record draws the same numbers, another record others', () => {
  expect(draws('product', 7)).toEqual(draws('product', 7))
  expect(draws('product', 7)).not.toEqual(draws('product', 8))
  expect(draws('product', 7)).not.toEqual(draws('point', 7))
})

test('numbers fill the range evenly', () => {
  const all = Array.from({ length: 2_000 }, (_, index) => chance('evenly', index).next())
  expect(Math.min(...all)).toBeGreaterThanOrEqual(0)
  expect(Math.max(...all)).toBeLessThan(1)
  const tenths = Array.from(
    { length: 10 },
    (_, tenth) => all.filter((value) => Math.floor(value * 10) === tenth).length,
  )
  for (const count of tenths) expect(count).toBeGreaterThan(140)
})

test('whole numbers reach both ends, weights are kept to, nothing cannot be picked from', () => {
  const random = chance('ends', 1)
  const dice = Array.from({ length: 300 }, () => random.int(1, 6))
  expect(new Set(dice)).toEqual(new Set([1, 2, 3, 4, 5, 6]))
  const picks = Array.from({ length: 1_000 }, () =>
    random.weighted([
      ['often', 9],
      ['seldom', 1],
      ['never', 0],
    ] as const),
  )
  expect(picks.filter((pick) => pick === 'seldom').length).toBeGreaterThan(50)
  expect(picks.filter((pick) => pick === 'seldom').length).toBeLessThan(170)
  expect(picks).not.toContain('never')
  expect(() => random.pick([])).toThrow(RangeError)
})
