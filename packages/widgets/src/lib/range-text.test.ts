import { expect, it } from 'vitest'
import { daysText, rangeText } from './range-text'

it.each([
  [2, 4, '2–4 дня'],
  [3, 6, '3–6 дней'],
  [1, 21, '1–21 день'],
  [11, 12, '11–12 дней'],
  [1, 1, '1 день'],
  [2, 2, '2 дня'],
  [2, null, 'от 2 дней'],
  [1, null, 'от 1 дня'],
  [null, 21, 'до 21 дня'],
  [null, 4, 'до 4 дней'],
  [null, null, ''],
])('from %j to %j days: %s [UI-12]', (from, to, text) => {
  expect(daysText(from, to).replaceAll('\u00a0', ' ')).toBe(text)
})

it('has the words of its language', () => {
  const words = { from: 'from', to: 'up to' }
  expect([rangeText(2, 4, words), rangeText(2, null, words), rangeText(null, 4, words)]).toEqual([
    '2–4',
    'from 2',
    'up to 4',
  ])
})
