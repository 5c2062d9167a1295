import { expect, it } from 'vitest'
import { discounted, standardDiscounts } from './discounts'
import { furtherDiscounted, statusAfterEdit } from './order-edit'

const line = (priceKopecks: number, quantity = 1, isFixed = false) => ({ priceKopecks, quantity, isFixed })
const policy = standardDiscounts('shop.test')
const own = (lines: readonly ReturnType<typeof line>[], payKind: 'immediately' | 'other' = 'other') =>
  discounted(lines, { payKind, email: null, rating: 'NotRated' }, policy)

it.each([
  ['nothing is given', [line(10_000, 2)], 0, [10_000], 20_000],
  ['a per cent of every piece, in whole roubles', [line(9_990, 3)], 10, [9_000], 27_000],
  ['a price set by hand stays as it was agreed', [line(10_000, 1, true), line(10_000)], 10, [10_000, 9_000], 19_000],
  ['nothing is given away', [line(10_000)], 100, [100], 100],
])('the discount of the staff: %s', (_, lines, percent, units, total) => {
  const { unitKopecks, totalKopecks } = furtherDiscounted(lines, own(lines), percent)
  expect([unitKopecks, totalKopecks]).toEqual([units, total])
})

it('the discount of the staff comes after the shop’s own', () => {
  const lines = [line(100_000)]
  expect(furtherDiscounted(lines, own(lines, 'immediately'), 10).unitKopecks).toEqual([85_500])
})

it.each([
  ['Paid', 'PayImmediately', 1000, 900, 'AwaitingPayment'],
  ['Paid', 'PayOnDelivery', 1000, 900, 'Confirmed'],
  ['Paid', 'PayImmediately', 900, 1000, 'Paid'],
  ['AwaitingPayment', 'PayImmediately', 900, 1000, 'Paid'],
  ['AwaitingPayment', 'PayImmediately', 900, 0, 'AwaitingPayment'],
  ['AwaitingPayment', 'PayOnDelivery', 900, 0, 'AwaitingConfirmation'],
  ['Assembling', 'PayImmediately', 900, 100, 'Assembling'],
])(
  'an edited order of %s, paid by %s, that costs %i of which %i came: %s',
  (status, option, totalKopecks, paidKopecks, after) => {
    expect(statusAfterEdit({ status, option, totalKopecks, paidKopecks })).toBe(after)
  },
)
