import { expect, it } from 'vitest'
import { callTimes } from './call-times'

it.each([
  ['2026-02-10T09:00:00Z', '2026-02-10T10:00:00.000Z', '2026-02-10T15:00:00.000Z', '2026-02-11T07:00:00.000Z'],
  ['2026-02-10T14:30:00Z', '2026-02-10T15:30:00.000Z', null, '2026-02-11T07:00:00.000Z'],
  // It is the next day already in Moscow.
  ['2026-02-10T22:00:00Z', '2026-02-10T23:00:00.000Z', '2026-02-11T15:00:00.000Z', '2026-02-12T07:00:00.000Z'],
])('at %s the shop offers an hour, the evening and the morning', (now, hour, evening, tomorrow) => {
  expect(callTimes(Date.parse(now), 'Europe/Moscow')).toEqual({ hour, evening, tomorrow })
})
