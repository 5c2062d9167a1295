import { expect, it } from 'vitest'
import { customerRatingOf } from './customer-rating'

it('counts orders by what became of them', () => {
  const orders = new Map([
    ['New', 1],
    ['Delivered', 2],
    ['Completed', 3],
    ['Refused', 1],
    ['Returned', 2],
    ['CancelledAutomatically', 4],
  ])
  expect(customerRatingOf('Neutral', orders)).toEqual({
    ordersTotal: 13,
    delivered: 5,
    refused: 1,
    returned: 2,
    cancelled: 4,
    buyOutPercent: 62.5,
    isPayOnDeliveryAllowed: true,
    reasons: ['Отказов при получении: 1', 'Возвратов: 2'],
  })
})

it.each([
  ['NotRated', true, []],
  ['Positive', true, []],
  ['Negative', false, ['Рейтинг покупателя отрицательный']],
  ['Blocked', false, ['Покупатель заблокирован']],
])('the rating %s allows payment on delivery: %s', (rating, isPayOnDeliveryAllowed, reasons) => {
  expect(customerRatingOf(rating, new Map())).toMatchObject({
    isPayOnDeliveryAllowed,
    reasons,
    buyOutPercent: null,
    ordersTotal: 0,
  })
})
