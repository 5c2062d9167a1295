import { describe, expect, it } from 'vitest'
import { createTestStorage } from '../testing'
import { AGREED_KEY, readAgreed, writeAgreed } from './agreed.storage'

const plan = {
  option: 'PayViaSberbankCredit',
  kind: 'credit',
  payments: 12,
  months: 12,
  each: 55_941,
  overpayment: 102_402,
  overpaymentPercent: 18,
  total: 671_302,
} as const

describe('what the buyer has agreed to', () => {
  it('is kept for its draft, each part by itself', () => {
    const session = createTestStorage()
    writeAgreed(session, 'd-1', { consent: 'Согласен' })
    writeAgreed(session, 'd-1', { plan })
    expect(readAgreed(session, 'd-1')).toEqual({ consent: 'Согласен', plan })
    expect(readAgreed(session, 'd-2')).toEqual({ consent: null, plan: null })
  })

  it('of another draft replaces it, and no draft keeps nothing', () => {
    const session = createTestStorage()
    writeAgreed(session, null, { consent: 'Согласен' })
    expect(session.saved.has(AGREED_KEY)).toBe(false)
    writeAgreed(session, 'd-1', { consent: 'Согласен' })
    writeAgreed(session, 'd-2', { plan: null })
    expect([readAgreed(session, 'd-1').consent, readAgreed(session, 'd-2').consent]).toEqual([null, null])
  })

  it.each(['', '1', '{"draftId":"d-1","consent":1,"plan":{"option":"x"}}', '{"draftId":"d-1","plan":[]}'])(
    'that was changed to %j is nothing',
    (text) => {
      const session = createTestStorage()
      session.write(AGREED_KEY, text)
      expect(readAgreed(session, 'd-1')).toEqual({ consent: null, plan: null })
    },
  )
})
