import { expect, it } from 'vitest'
import { valuesAfter, valuesForMany } from './offered-values'

it('offers many orders no status that each needs a reason for', () => {
  const values = valuesForMany('OrderStatus')
  expect(values).toContain('Shipped')
  expect(values.filter((value) => value.startsWith('Cancelled'))).toEqual([])
  expect(valuesForMany('ClientRating').length).toBeGreaterThan(0)
  expect(valuesForMany('constructor')).toEqual([])
})

it.each([
  ['OrderStatus', 'New', ['New', 'AwaitingConfirmation', 'Confirmed', 'AwaitingPayment']],
  ['OrderStatus', 'CancelledByShop', ['CancelledByShop', 'New']],
  ['OrderStatus', 'Returned', ['Returned']],
  ['StoreFeedbackStatus', 'Archived', ['Archived', 'InWork']],
  ['OrderStatus', 'of-tomorrow', ['of-tomorrow']],
] as const)('offers a cell of %s that is %s what may follow', (of, current, values) => {
  expect(valuesAfter(of, current)).toEqual(values)
})

it('offers all values where no state machine rules', () => {
  expect(valuesAfter('VatRate', '')).toEqual(valuesForMany('VatRate'))
})
