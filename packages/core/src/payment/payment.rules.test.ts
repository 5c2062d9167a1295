import type { PaymentOffer } from '@prilavok/contracts'
import { describe, expect, it } from 'vitest'
import { recommendedPayment } from './payment.rules'

const offer = (id: string, more: Partial<PaymentOffer> = {}): PaymentOffer => ({
  id,
  available: true,
  displayOrder: 1,
  best: false,
  rejectReason: null,
  rejectCode: null,
  amount: null,
  overpaymentPercent: null,
  terms: [],
  ...more,
})
const all = [offer('PayViaYooKassa'), offer('PayOnDelivery'), offer('PayViaDolyame', { best: true })]
const off = (...ids: string[]) => all.map((each) => (ids.includes(each.id) ? { ...each, available: false } : each))
const known = { offers: all, preselected: null, current: null, bestPay: true }

describe('the proposed payment', () => {
  it.each([
    ['[PAY-18] an earlier choice comes first', { preselected: 'PayViaYooKassa' }, 'PayViaYooKassa', 'preselected'],
    [
      '[PAY-18] an earlier choice that is gone is passed over',
      { preselected: 'PayViaYooKassa', offers: off('PayViaYooKassa') },
      'PayViaDolyame',
      'best',
    ],
    ['[PAY-19] then the best-pay option', { current: 'PayViaYooKassa' }, 'PayViaDolyame', 'best'],
    [
      '[PAY-23] an unavailable best-pay option is not taken',
      { offers: off('PayViaDolyame') },
      'PayOnDelivery',
      'payOnDelivery',
    ],
    ['[PAY-20] then the current choice', { bestPay: false, current: 'PayViaYooKassa' }, 'PayViaYooKassa', 'current'],
    ['[PAY-21] then pay on delivery', { bestPay: false }, 'PayOnDelivery', 'payOnDelivery'],
    [
      '[PAY-22] then the first that is available',
      { bestPay: false, offers: off('PayOnDelivery') },
      'PayViaYooKassa',
      'firstAvailable',
    ],
  ])('%s', (_name, more, option, why) => {
    expect(recommendedPayment({ ...known, ...more })).toEqual({ option, why })
  })
  it('[PAY-22] is none when none is available', () => {
    expect(recommendedPayment({ ...known, offers: off('PayOnDelivery', 'PayViaYooKassa', 'PayViaDolyame') })).toBeNull()
  })
})
