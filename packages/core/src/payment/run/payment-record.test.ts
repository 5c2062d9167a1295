import { expect, it } from 'vitest'
import { createTestEffects } from '../../testing'
import { PAYMENT_KEY, readPaymentRecord } from './payment-record'

const DAY_MS = 24 * 60 * 60_000
const record = { orderId: 'd-1', provider: 'dolyame', option: 'PayViaDolyame', phase: 'left', since: 0 }

const readOf = (kept: object, now = 0) => {
  const { storage } = createTestEffects()
  storage.saved.set(PAYMENT_KEY, JSON.stringify(kept))
  return readPaymentRecord(storage, now)
}

it.each([{ orderId: 1 }, { provider: null }, { option: 3 }, { since: '0' }])(
  'the note of a payment with %j is none',
  (damage) => expect(readOf({ ...record, ...damage })).toBeNull(),
)

it('the note of a payment counts for a day; of its phases it knows two', () => {
  expect([readOf(record, DAY_MS), readOf(record, DAY_MS + 1)]).toEqual([record, null])
  expect(readOf({ ...record, phase: 'awaiting' })?.phase).toBe('awaiting')
  expect(readOf({ ...record, phase: 'unknown' })?.phase).toBe('left')
})
