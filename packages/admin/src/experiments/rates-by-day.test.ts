import { expect, it } from 'vitest'
import { ratesByDay } from './rates-by-day'

const day = (name: string, a: readonly [number, number], b: readonly [number, number]) => ({
  day: name,
  options: [
    { label: 'a', shown: a[0], ordered: a[1] },
    { label: 'b', shown: b[0], ordered: b[1] },
  ],
})

it('adds up the days, and fills those on which nobody came', () => {
  const rates = ratesByDay(['a', 'b'], [day('2026-02-27', [10, 1], [0, 0]), day('2026-03-01', [10, 4], [5, 1])])
  expect(rates).toEqual([
    {
      day: '2026-02-27',
      rates: [
        { shown: 10, ordered: 1, rate: 0.1 },
        { shown: 0, ordered: 0, rate: null },
      ],
    },
    {
      day: '2026-02-28',
      rates: [
        { shown: 0, ordered: 0, rate: 0.1 },
        { shown: 0, ordered: 0, rate: null },
      ],
    },
    {
      day: '2026-03-01',
      rates: [
        { shown: 10, ordered: 4, rate: 0.25 },
        { shown: 5, ordered: 1, rate: 0.2 },
      ],
    },
  ])
})

it('has nothing of no days', () => {
  expect(ratesByDay(['a'], [])).toEqual([])
})

it('fills no gap that is none: days out of order, nonsense, a slip of a century', () => {
  for (const [one, other] of [
    ['2026-03-02', '2026-03-01'],
    ['someday', '2026-03-01'],
    ['1926-03-01', '2026-03-01'],
  ] as const) {
    const rates = ratesByDay(['a', 'b'], [day(one, [1, 1], [1, 1]), day(other, [1, 1], [1, 1])])
    expect(rates.map((each) => each.day)).toEqual([one, other])
  }
})
