import { allowedAfter, orderStatusTransitions } from '@prilavok/contracts/admin'
import { expect, it } from 'vitest'
import { nextStatuses, pathOf } from './order-path'

const statesOf = (status: string) =>
  pathOf({ status, createdOn: '2026-01-01' }).map((each) => `${each.status}:${each.state}`)

it('shows what is behind an order and ahead of it', () => {
  expect(statesOf('Assembling')).toEqual([
    'New:done',
    'Confirmed:done',
    'Assembling:current',
    'ReadyToShip:ahead',
    'Shipped:ahead',
    'Delivered:ahead',
    'Completed:ahead',
  ])
  expect(statesOf('AwaitingPayment')).toContain('AwaitingPayment:current')
  expect(statesOf('New')).not.toContain('AwaitingPayment:ahead')
})

it('ends where a cancelled order ended', () => {
  const path = pathOf({ status: 'CancelledByShop', createdOn: '2026-01-01', confirmedOn: '2026-01-02' })
  expect(path.map(({ status }) => status)).toEqual(['New', 'Confirmed', 'CancelledByShop'])
})

it('offers the statuses that the server allows and no other, what leads on first [ADMIN-20]', () => {
  const allowed = allowedAfter(orderStatusTransitions, 'ReadyToShip')
  expect(nextStatuses({ status: 'ReadyToShip', allowedStatuses: allowed })).toEqual([
    'Shipped',
    'Assembling',
    'CancelledByCustomer',
    'CancelledByShop',
  ])
  expect(nextStatuses({ status: 'Returned', allowedStatuses: [] })).toEqual([])
})

it('offers any other status where the server names none [ADMIN-20]', () => {
  const next = nextStatuses({ status: 'New' })
  expect(next).toHaveLength(orderStatusTransitions.of.values.length - 1)
  expect(next).not.toContain('New')
})

const MONEY = { total: 100, paidAmount: 0 }
const CARD = { ...MONEY, purchaseType: 'PayViaYooKassa' }
const CASH = { ...MONEY, purchaseType: 'PayOnDelivery' }
const POINT = { delivery: { toDoor: false } }
const DOOR = { delivery: { toDoor: true } }

it.each([
  ['Confirmed', 'paid on delivery', CASH, 'Assembling'],
  ['Confirmed', 'paid in advance', CARD, 'AwaitingPayment'],
  ['Confirmed', 'paid in advance, and paid', { ...CARD, paidAmount: 100 }, 'Paid'],
  ['AwaitingPayment', 'paid in advance', CARD, 'Paid'],
  ['Paid', 'paid in advance', CARD, 'Assembling'],
  ['Assembling', 'paid in advance', CARD, 'ReadyToShip'],
  ['New', 'paid on delivery', CASH, 'Confirmed'],
  ['New', 'paid in advance', CARD, 'Confirmed'],
  ['Shipped', 'to a point', { ...CASH, ...POINT }, 'AtPickPoint'],
  ['Shipped', 'to the door', { ...CASH, ...DOOR }, 'Delivered'],
  ['CancelledByShop', 'paid on delivery', CASH, 'New'],
])('the next step of %s, %s, is the one of the drawn path', (status, _, way, next) => {
  const order = { status, allowedStatuses: allowedAfter(orderStatusTransitions, status), ...way }
  expect(nextStatuses(order)[0]).toBe(next)
  const ahead = pathOf(order).find(({ state }) => state === 'ahead')
  expect([next, undefined]).toContain(ahead?.status)
})
