import { expect, it } from 'vitest'
import { payUntilDay } from './pay-until'

it.each([
  ['2026-02-10T12:00:00+03:00', 3, '2026-02-13'],
  // Saturday and Sunday are Monday.
  ['2026-02-11T12:00:00+03:00', 3, '2026-02-16'],
  ['2026-02-12T12:00:00+03:00', 3, '2026-02-16'],
  ['2026-02-13T12:00:00+03:00', 3, '2026-02-16'],
  // By the clock of the shop.
  ['2026-02-12T22:00:00Z', 3, '2026-02-16'],
  ['2026-02-10T22:00:00Z', 2, '2026-02-13'],
  ['2026-02-10T12:00:00+03:00', 0, '2026-02-10'],
])('an order of %s that is to be paid within %i days is to be paid by %s', (moment, payWithinDays, day) => {
  expect(payUntilDay(Date.parse(moment), { timeZone: 'Europe/Moscow', payWithinDays })).toBe(day)
})
