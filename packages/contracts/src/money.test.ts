import fc from 'fast-check'
import { expect, it } from 'vitest'
import { toKopecks, toKopecksOrNull, toRoubles, toRoublesOrNull } from './money'

it.each([
  [0, 0],
  [0.1, 10],
  [0.29, 29],
  [1.15, 115],
  [4.35, 435],
  [8.2, 820],
  [1019.4, 101940],
  [90071992547.99, 9007199254799],
])('%d roubles are %d kopecks', (roubles, kopecks) => {
  expect(toKopecks(roubles)).toBe(kopecks)
})

it('never makes a negative zero', () => {
  expect(Object.is(toKopecks(-0.001), 0)).toBe(true)
})

it('goes to roubles and back without a loss', () => {
  fc.assert(
    fc.property(fc.integer({ min: -1e13, max: 1e13 }), (kopecks) => {
      expect(toKopecks(toRoubles(kopecks))).toBe(kopecks)
    }),
  )
})

it('keeps an unknown amount unknown', () => {
  expect([
    toKopecksOrNull(null),
    toKopecksOrNull(undefined),
    toRoublesOrNull(null),
    toRoublesOrNull(undefined),
  ]).toEqual([null, null, null, null])
  expect([toKopecksOrNull(0), toRoublesOrNull(0)]).toEqual([0, 0])
})
