import { expect, it } from 'vitest'
import { besideTabs, filtersOf, isOverdue, ORDER_TABS, OVERDUE, tabOf, TODAY } from './order-tabs'

const DAY = '2026-03-01'

it.each(ORDER_TABS)('$key is found again by the filters that it sets', (tab) => {
  expect(tabOf({ ...filtersOf(tab, DAY), cityId: ['1'] }, DAY)).toBe(tab)
})

it.each([
  ['today covers its day alone', TODAY, { plannedDispatchOnFrom: ['2026-03-01'], plannedDispatchOnTo: ['2026-03-01'] }],
  ['what is overdue was planned for yesterday at the latest', OVERDUE, { plannedDispatchOnTo: ['2026-02-28'] }],
] as const)('%s', (_, tab, expected) => {
  expect(filtersOf(tab, DAY)).toEqual({ ...expected, status: tab.statuses })
})

it.each([
  ['statuses of no tab', { status: ['New', 'Paid'] }],
  ['the statuses of today on another day', { status: TODAY.statuses, plannedDispatchOnTo: ['2026-03-05'] }],
])('%s are no tab', (_, filters) => {
  expect(tabOf(filters, DAY)).toBeNull()
})

it('statuses in one text, as an address has them, are the same tab', () => {
  expect(tabOf({ status: ['Assembling,Paid,Confirmed'] }, DAY)?.key).toBe('pack')
})

it('another tab leaves the other filters as they are', () => {
  expect(besideTabs({ ...filtersOf(OVERDUE, DAY), cityId: ['1'], total: ['5'] })).toEqual({
    cityId: ['1'],
    total: ['5'],
  })
})

it.each([
  ['packed too late', 'Assembling', '2026-02-28', true],
  ['packed today', 'Assembling', '2026-03-01', false],
  ['sent already', 'Shipped', '2026-02-01', false],
  ['waiting for its payment', 'AwaitingPayment', '2026-02-01', false],
  ['without a day', 'Paid', null, false],
])('an order that is %s is marked as overdue where it is', (_, status, plannedOn, expected) => {
  expect(isOverdue(status, plannedOn, '2026-03-01')).toBe(expected)
})
