import { expect, it } from 'vitest'
import type { PaymentSession } from '../db/schema'
import { countingSession, isOpenSession, paymentOf, stateAt } from './payment-session'

const NOW = 1_000
const session = (state: string, more: Partial<PaymentSession> = {}) =>
  ({
    provider: 'yookassa',
    purchase_type: 'PayViaYooKassa',
    state,
    amount_kopecks: 500,
    refunded_kopecks: 0,
    expires_on: new Date(NOW + 1),
    ...more,
  }) as PaymentSession
const late = { expires_on: new Date(NOW) }
const credit = { provider: 'sberbank-credit', purchase_type: 'PayViaSberbankCredit' }

it.each([
  ['Pending', {}, 'Pending', true],
  ['Pending', late, 'Expired', false],
  ['Succeeded', late, 'Succeeded', false],
  ['Failed', {}, 'Failed', false],
])('a session that is %s %j counts as %s', (state, more, now, isOpen) => {
  expect([stateAt(session(state, more), NOW), isOpenSession(session(state, more), NOW)]).toEqual([now, isOpen])
})

it('a session of no provider is a fault of the shop', () => {
  expect(() => stateAt(session('Pending', { provider: 'x' }), NOW)).toThrow('No provider x')
})

it('of several attempts the paid one counts, else the newest', () => {
  const [newest, paid] = [session('Pending'), session('Succeeded')]
  expect([countingSession([newest, paid]), countingSession([newest]), countingSession([])]).toEqual([
    paid,
    newest,
    null,
  ])
})

it.each<[string, readonly PaymentSession[], string, number]>([
  ['nothing', [], 'None', 0],
  ['an attempt', [session('Pending')], 'Pending', 0],
  ['an attempt whose time is over', [session('Pending', late)], 'Expired', 0],
  ['an attempt by another option', [session('Pending', credit)], 'None', 0],
  ['all its money', [session('Pending'), session('Succeeded')], 'Succeeded', 500],
  ['all its money by another option', [session('Payed', credit)], 'Payed', 500],
  ['money that went back', [session('Succeeded', { refunded_kopecks: 200 })], 'Pending', 300],
  ['a part of its money', [session('Succeeded', { amount_kopecks: 499 })], 'Pending', 499],
  [
    'its money in two parts',
    [session('Succeeded'), session('Payed', { ...credit, amount_kopecks: 1 })],
    'Succeeded',
    501,
  ],
])('an order with %s is %s', (_, sessions, status, paidKopecks) => {
  expect(paymentOf(sessions, { option: 'PayViaYooKassa', totalKopecks: 500 }, NOW)).toEqual({ status, paidKopecks })
})
