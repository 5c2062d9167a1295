import type { PickupPoint, PlacedOrder } from '@prilavok/contracts'
import { describe, expect, it } from 'vitest'
import { confirmationOf, type NextStep } from './confirmation.rules'
import { strangersOrder } from './order.rules'

const nothing = strangersOrder({ number: '100-09', status: null })
const point = { method: 'pickup', carrierName: null, address: null, point: null, storageDays: null } as const
const pointTaking = (payment: PickupPoint['payment']) => ({ payment }) as PickupPoint
const door = { ...point, method: 'courier' } as const
const person = { name: 'Анна', phone: '+79123456789', email: '', recipientName: null, recipientPhone: null }
const mail = { ...person, email: 'anna@example.com' }
const order = (total: number, paid: number, more: Partial<PlacedOrder>): PlacedOrder => ({
  ...nothing,
  contacts: person,
  delivery: point,
  ...more,
  sums: { ...nothing.sums, total, paid, due: Math.max(0, total - paid) },
})
const facts = { isCredit: (option: string) => option === 'PayViaDolyame', loading: false }

type Row = readonly [string, PlacedOrder | null, string, readonly NextStep[]]
const rows: readonly Row[] = [
  [
    'on delivery at a point',
    order(100, 0, { paymentOption: 'PayOnDelivery' }),
    'on-delivery',
    ['callback', 'pickup', 'pay-at-point', 'cancelled'],
  ],
  [
    'on delivery at a point that takes cash and cards',
    order(100, 0, { paymentOption: 'PayOnDelivery', delivery: { ...point, point: pointTaking('CashAndCard') } }),
    'on-delivery',
    ['callback', 'pickup', 'pay-at-point-both', 'cancelled'],
  ],
  [
    'on delivery at a point that takes cash, and cards perhaps',
    order(100, 0, { paymentOption: 'PayOnDelivery', delivery: { ...point, point: pointTaking('CashAndMaybeCard') } }),
    'on-delivery',
    ['callback', 'pickup', 'pay-at-point', 'cancelled'],
  ],
  [
    'on delivery at the door',
    order(100, 0, { paymentOption: 'PayOnDelivery', delivery: door }),
    'on-delivery',
    ['callback', 'courier', 'pay-courier', 'cancelled'],
  ],
  [
    'paid online',
    order(100, 100, { paymentOption: 'PayViaYooKassa', contacts: mail }),
    'paid',
    ['callback', 'receipt-by-mail', 'pickup'],
  ],
  [
    'paid online without mail',
    order(100, 100, { paymentOption: 'PayViaYooKassa' }),
    'paid',
    ['callback', 'receipt-by-phone', 'pickup'],
  ],
  [
    'chosen on delivery, but paid by a link',
    order(100, 100, { paymentOption: 'PayOnDelivery' }),
    'paid',
    ['callback', 'receipt-by-phone', 'pickup'],
  ],
  [
    'paid too much',
    order(100, 150, { paymentOption: 'PayViaYooKassa' }),
    'paid',
    ['callback', 'receipt-by-phone', 'pickup'],
  ],
  [
    'an instalment that is agreed',
    order(100, 100, { paymentOption: 'PayViaDolyame', delivery: door }),
    'credit',
    ['callback', 'bank-schedule', 'courier'],
  ],
  [
    'paid in part',
    order(100, 40, { paymentOption: 'PayViaYooKassa' }),
    'underpaid',
    ['callback', 'pay-rest', 'pickup'],
  ],
  [
    'an instalment that is short',
    order(100, 40, { paymentOption: 'PayViaDolyame' }),
    'underpaid',
    ['callback', 'pay-rest', 'pickup'],
  ],
  [
    'on an invoice',
    order(100, 0, { paymentOption: 'FromCheckingAccountAsLegalEntity', payUntil: '2026-11-26' }),
    'invoice',
    ['callback', 'pay-invoice', 'company-papers', 'pickup'],
  ],
  [
    'an invoice that is paid',
    order(100, 100, { paymentOption: 'FromCheckingAccountAsLegalEntity' }),
    'paid',
    ['callback', 'receipt-by-phone', 'pickup'],
  ],
  [
    'a payment that has not come',
    order(100, 0, { paymentOption: 'PayViaYooKassa' }),
    'awaiting',
    ['callback', 'pay-later', 'pickup'],
  ],
  ['nothing to pay', order(0, 0, { paymentOption: 'PayOnDelivery' }), 'free', ['callback', 'pickup']],
  ['a server that says the number alone', nothing, 'unknown', ['callback', 'cancelled']],
  ['a server that says nothing', null, 'unknown', ['callback', 'cancelled']],
  [
    'a server that says paid, and not how much is',
    order(100, 0, { status: 'Paid' }),
    'paid',
    ['callback', 'receipt-by-phone', 'pickup'],
  ],
  ['a server that says paid, and no sum', { ...nothing, status: 'Paid' }, 'unknown', ['callback', 'cancelled']],
  ['the payer in another browser', { ...order(100, 100, {}), contacts: null, delivery: null }, 'paid', ['callback']],
]

describe('the confirmation of an order', () => {
  it.each(rows)('%s [CHK-58]', (_, placed, is, steps) => {
    const confirmation = confirmationOf(placed, facts)
    expect([confirmation.payment.is, confirmation.steps]).toEqual([is, steps])
  })

  it('says nothing of a cancellation while it is not known how the order is paid', () => {
    expect(confirmationOf(null, { ...facts, loading: true }).steps).toEqual(['callback'])
  })

  const short = { is: 'underpaid', paid: 40, total: 100, due: 60 }
  it.each([
    ['what is due', { total: 100, paid: 40, due: null }, short],
    ['the total', { total: null, paid: 40, due: 60 }, short],
    ['both', { total: null, paid: 40, due: null }, { is: 'paid', paid: 40, paidOn: null }],
    ['what is paid', { total: 100, paid: null, due: null }, { is: 'awaiting', due: 100, until: null }],
    ['nothing', { total: 100, paid: 0, due: 90 }, { is: 'awaiting', due: 90, until: null }],
  ])('carries the sums that are paid and due, also where the server leaves out %s', (_, sums, payment) => {
    const placed = order(0, 0, { paymentOption: 'PayViaYooKassa' })
    expect(confirmationOf({ ...placed, sums: { ...placed.sums, ...sums } }, facts).payment).toEqual(payment)
  })

  it('says how much is paid where the status alone says that it is, and until when an invoice waits', () => {
    const paidOn = '2026-11-25'
    const paid = order(100, 0, { status: 'Paid', paidOn })
    expect(confirmationOf(paid, facts).payment).toEqual({ is: 'paid', paid: 100, paidOn })
    const invoice = order(100, 0, { paymentOption: 'FromCheckingAccountAsLegalEntity', payUntil: '2026-11-26' })
    expect(confirmationOf(invoice, facts).payment).toEqual({ is: 'invoice', due: 100, until: '2026-11-26' })
  })
})
