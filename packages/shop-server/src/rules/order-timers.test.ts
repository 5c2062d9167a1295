import { describe, expect, it } from 'vitest'
import { statusByTime, type TimedOrder } from './order-timers'

const shop = { timeZone: 'Europe/Moscow', payWithinDays: 3 }
const at = (text: string) => Date.parse(`${text}+03:00`)
const order = (status: string, since: string, more: Partial<TimedOrder> = {}): TimedOrder => ({
  status,
  purchaseType: 'PayOnDelivery',
  paidKopecks: 0,
  sinceMs: at(since),
  callOnMs: null,
  ...more,
})

describe('an order that waits', () => {
  // 2026-02-06 is a Friday.
  it.each([
    ['within three working days', '2026-02-06T23:50', '2026-02-11T23:59', null],
    ['on the fourth', '2026-02-06T23:50', '2026-02-12T00:01', 'CancelledAutomatically'],
    ['over a weekend that counts for nothing', '2026-02-05T10:00', '2026-02-10T23:59', null],
  ])('for its confirmation, %s', (_, since, now, status) => {
    expect(statusByTime(order('AwaitingConfirmation', since), at(now), shop)).toBe(status)
  })

  it.each([
    ['AwaitingConfirmation', '2026-02-20T10:00', null],
    ['AwaitingConfirmation', '2026-02-20T10:01', 'CancelledAutomatically'],
    ['AwaitingPayment', '2026-02-20T10:00', null],
    ['AwaitingPayment', '2026-02-20T10:01', 'CancelledAutomatically'],
  ])('%s is not cancelled before the call that was agreed on, %s', (status, now, expected) => {
    const called = order(status, '2026-02-01T10:00', { callOnMs: at('2026-02-20T10:00') + 1 })
    expect(statusByTime(called, at(now), shop)).toBe(expected)
  })

  it('for a confirmation that is no matter of paying on delivery is left to the staff', () => {
    const blocked = order('AwaitingConfirmation', '2026-01-01T10:00', { purchaseType: 'PayImmediately' })
    expect(statusByTime(blocked, at('2026-03-01T10:00'), shop)).toBeNull()
  })

  it.each([
    ['until the end of its last day', '2026-02-04T23:59', 0, null],
    ['longer', '2026-02-05T00:01', 0, 'CancelledAutomatically'],
    ['longer, with a part of its money', '2026-02-09T10:00', 1, null],
  ])('for its payment %s', (_, now, paidKopecks, status) => {
    const waiting = order('AwaitingPayment', '2026-02-01T10:00', { paidKopecks })
    expect(statusByTime(waiting, at(now), shop)).toBe(status)
  })

  it('for its payment until Monday, where its last day is a Sunday', () => {
    const waiting = order('AwaitingPayment', '2026-02-05T10:00')
    expect(statusByTime(waiting, at('2026-02-09T23:59'), shop)).toBeNull()
    expect(statusByTime(waiting, at('2026-02-10T00:01'), shop)).toBe('CancelledAutomatically')
  })

  it.each([
    ['2026-02-15T10:00', null],
    ['2026-02-15T10:01', 'Completed'],
  ])('for a return, until %s', (now, status) => {
    expect(statusByTime(order('Delivered', '2026-02-01T10:00'), at(now), shop)).toBe(status)
  })

  it.each(['New', 'Paid', 'Shipped', 'Completed', 'Refused'])('with status %s keeps it for ever', (status) => {
    expect(statusByTime(order(status, '2020-01-01T10:00'), at('2026-02-01T10:00'), shop)).toBeNull()
  })
})
