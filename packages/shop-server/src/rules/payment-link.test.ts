import { expect, it } from 'vitest'
import { linkPayment, takesMoney } from './payment-link'

const OFFERED = ['PayOnDelivery', 'PayViaYooKassa', 'PayViaDolyame', 'PayViaTinkoffInstallment']

it.each([
  ['its own card', { option: 'PayViaYooKassa', paidKopecks: 500 }, 'yookassa PayViaYooKassa'],
  ['its own split, while nothing is paid', { option: 'PayViaDolyame', paidKopecks: 0 }, 'dolyame PayViaDolyame'],
  ['a card for the rest of a split', { option: 'PayViaDolyame', paidKopecks: 500 }, 'yookassa PayViaYooKassa'],
  ['a card in place of a window', { option: 'PayViaTinkoffInstallment', paidKopecks: 0 }, 'yookassa PayViaYooKassa'],
  ['a card in place of pay on delivery', { option: 'PayOnDelivery', paidKopecks: 0 }, 'yookassa PayViaYooKassa'],
  ['a card that is still offered', { option: 'PayViaSberbankAcquiring', paidKopecks: 0 }, 'yookassa PayViaYooKassa'],
])('a link is paid by %s', (_, order, expected) => {
  const found = linkPayment({ dueKopecks: 1000, offered: OFFERED, ...order })
  expect(`${found?.provider.key} ${found?.option}`).toBe(expected)
})

it('nothing due, or nobody who takes it, is no link', () => {
  const order = { option: 'PayViaYooKassa', paidKopecks: 0 }
  expect(linkPayment({ ...order, dueKopecks: 0, offered: OFFERED })).toBeNull()
  expect(linkPayment({ ...order, dueKopecks: 1000, offered: ['PayOnDelivery', 'PayViaDolyame'] })).toBeNull()
})

it.each([
  ['AwaitingPayment', true],
  ['Confirmed', true],
  ['CancelledByShop', false],
  ['Returning', false],
])('an order that is %s takes money: %s', (status, expected) => {
  expect(takesMoney(status)).toBe(expected)
})
