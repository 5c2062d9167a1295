import { expect, it } from 'vitest'
import { isPaymentOption, OPTION_ROWS, offeredOptions, termsOf } from './payment-options'
import { monthsOf, PROVIDERS, providerByKey, providerOf } from './payment-providers'

const all = OPTION_ROWS.map(({ id }) => id)
const flags = { OnlinePayment: true, TinkoffInstallment: true }
const whole = { switchedOn: all, flags, isConnected: () => true }

it.each([
  ['all, in the order of the shop', whole, all],
  [
    'what is switched on',
    { ...whole, switchedOn: ['PayViaDolyame', 'PayOnDelivery'] },
    ['PayOnDelivery', 'PayViaDolyame'],
  ],
  [
    'nothing without its flag',
    { ...whole, flags: {}, switchedOn: ['PayImmediately', 'PayViaYooKassa'] },
    ['PayViaYooKassa'],
  ],
  [
    'nothing without its provider',
    { ...whole, isConnected: () => false },
    ['PayOnDelivery', 'FromCheckingAccountAsLegalEntity'],
  ],
])('the shop offers %s', (_, offering, options) => {
  expect(offeredOptions(offering)).toEqual(options)
})

it('each option has one provider, and no other text is one', () => {
  for (const id of all.filter((option) => providerOf(option) !== null))
    expect(PROVIDERS.filter(({ options }) => options.includes(id))).toEqual([providerOf(id)])
  expect(PROVIDERS.flatMap(({ options }) => options).filter((option) => !isPaymentOption(option))).toEqual([])
  expect([isPaymentOption('toString'), providerOf('toString'), providerOf(null), providerByKey('x')]).toEqual([
    false,
    null,
    null,
    null,
  ])
})

it.each([
  ['PayOnDelivery', null],
  ['PayViaYooKassa', null],
  ['PayViaDolyame', { overpaymentPercent: 0, months: [] }],
  ['PayViaSberbankInstallment', { overpaymentPercent: 7.5, months: [4] }],
  ['PayViaSberbankInstallment36M', { overpaymentPercent: 39, months: [36] }],
  ['PayViaVsegdaDa', { overpaymentPercent: 0, months: [6, 12, 24] }],
  ['PayViaPosCredit', { overpaymentPercent: 0, months: [12, 24] }],
])('the terms of %s are %j', (option, terms) => {
  expect(termsOf(option)).toEqual(terms)
})

it('a credit of a bank runs three to 36 months, a year where nobody says; 1.5 % a month', () => {
  const bank = providerByKey('sberbank-credit')
  expect([bank?.months.length, bank?.months[0], bank?.months[1], bank?.months.at(-1)]).toEqual([34, 12, 3, 36])
  expect(termsOf('PayViaSberbankCredit')?.overpaymentPercent).toBe(18)
  const [own] = PROVIDERS.filter(({ months }) => months.length === 0)
  expect([bank && monthsOf(null, bank), own && monthsOf('x', own), bank && monthsOf('Pay24M', bank)]).toEqual([
    12, 1, 24,
  ])
})
