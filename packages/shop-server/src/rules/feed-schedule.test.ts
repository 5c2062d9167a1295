import { expect, it } from 'vitest'
import { isSchedule, lastDue } from './feed-schedule'
import { standardRateLimits, timesAsHigh } from './rate-limits'

it.each([
  ['0 3 * * *', true],
  ['*/15 9-18 * * 1-5', true],
  ['0 3 30 2 *', false],
  ['0 0 3 * * *', false],
  ['0 3 * *', false],
  [' 0 3 * * *', false],
  ['0  3 * * *', false],
  ['at three in the night', false],
])('%j is a schedule: %s', (text, is) => {
  expect(isSchedule(text)).toBe(is)
})

it('a schedule was due by the clock of the shop', () => {
  const now = Date.UTC(2026, 1, 10, 0, 30)
  expect(lastDue('0 3 * * *', 'Europe/Moscow', now)?.toISOString()).toBe('2026-02-10T00:00:00.000Z')
  expect(lastDue('0 3 * * *', 'UTC', now)?.toISOString()).toBe('2026-02-09T03:00:00.000Z')
  expect(lastDue('nothing', 'UTC', now)).toBeNull()
})

it('limits are so many times as high, and never none', () => {
  const { sms, form } = timesAsHigh(standardRateLimits, 1.5)
  expect(sms).toEqual({ perVisitor: { requests: 15, seconds: 86_400 }, perAddress: { requests: 30, seconds: 86_400 } })
  expect(form.perVisitor).toEqual({ requests: 8, seconds: 60 })
  expect(timesAsHigh(standardRateLimits, 0.001).cart.perVisitor.requests).toBe(1)
})
