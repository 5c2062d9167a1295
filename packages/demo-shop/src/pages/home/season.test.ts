import { expect, it } from 'vitest'
import { seasonAt } from './season'

it("greets by the month in the shop's city", () => {
  const seasons = Array.from({ length: 12 }, (_, month) => seasonAt(Date.UTC(2026, month, 15)).name)
  expect(seasons).toEqual([
    'winter',
    'winter',
    'spring',
    'spring',
    'spring',
    'summer',
    'summer',
    'summer',
    'autumn',
    'autumn',
    'autumn',
    'winter',
  ])
  expect(seasonAt(Date.UTC(2026, 1, 28, 20, 59)).name).toBe('winter')
  expect(seasonAt(Date.UTC(2026, 1, 28, 21, 0)).name).toBe('spring')
})
