import type { PricedLine } from '../cart'
import type { DeliveryState } from '../delivery'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { orderSums } from './order-sums'

const line = (price: number, quantity: number): PricedLine => ({
  id: 'a',
  name: 'a',
  price,
  quantity,
  total: price * quantity,
  thumbUrl: '',
  link: '',
  hashCode: 'h',
  discountPrice: null,
  available: true,
})
const discountOf = (orderAmount: number, payImmediately: number, payOnDelivery = payImmediately) => ({
  orderAmount,
  discountedOrderAmount: payOnDelivery,
  payImmediately,
  payOnDelivery,
  reasons: ['Скидка за оплату сразу'],
})
const calculated = (total: number, discountedTotal: number | null) => ({
  items: [],
  total,
  discountedTotal,
  payOnDeliveryDiscountedCost: null,
  payOnDeliveryFrom: null,
  removed: [],
})

const quote = (cost: number | null, free = false) => ({
  carrier: 'Cdek',
  method: 'pickup',
  cost,
  free,
  pickupPoints: [],
})
const deliveryOf = (cost: number | null, discount: object | null = null, free = false): DeliveryState =>
  ({
    method: 'pickup',
    carrier: 'Cdek',
    quotes: {
      pickup: [quote(cost, free)],
      courier: [],
      discounts: { pickup: discount, courier: null },
      prepaymentOnly: [],
    },
  }) as unknown as DeliveryState

describe('the sums of an order', () => {
  it('[CHK-30] the total is products and delivery; without a discount there is no second total', () => {
    const sums = orderSums({
      cart: { lines: [line(10_050, 3)], calculated: null },
      delivery: deliveryOf(35_000),
      payment: null,
    })
    expect(sums).toMatchObject({
      products: 30_150,
      delivery: 35_000,
      discount: 0,
      total: 65_150,
      discountedTotal: null,
    })
  })

  it('a product that is sold no more costs nothing', () => {
    const lines = [line(10_050, 3), { ...line(500, 1), id: 'b', available: false }]
    expect(orderSums({ cart: { lines, calculated: null }, delivery: deliveryOf(0), payment: null })).toMatchObject({
      products: 30_150,
      total: 30_150,
    })
  })

  it.each([
    ['[PRICE-18] pay on delivery has its own amount', 'PayOnDelivery', 2_000],
    ['[PRICE-17] a payment at once has its own', 'PayViaYooKassa', 5_000],
    ['[PRICE-19] any other takes the discounted total of the cart', 'FromCheckingAccountAsLegalEntity', 1_000],
  ])('%s', (_name, payment, off) => {
    const cart = { lines: [line(100_000, 1)], calculated: calculated(100_000, 99_000) }
    const sums = orderSums({ cart, delivery: deliveryOf(0, discountOf(100_000, 95_000, 98_000)), payment })
    expect(sums.discount).toBe(off)
    expect(sums.discountedTotal).toBe(100_000 - off)
  })

  it.each([
    ['PayOnDelivery', 7_000],
    ['PayViaYooKassa', 9_000],
  ])('[PRICE-17] [PRICE-18] delivered to the door %s has the amount of the door', (payment, off) => {
    const atPoint = deliveryOf(0, discountOf(100_000, 95_000, 98_000))
    const toDoor = {
      ...atPoint,
      method: 'courier' as const,
      quotes: atPoint.quotes && {
        ...atPoint.quotes,
        discounts: { ...atPoint.quotes.discounts, courier: discountOf(100_000, 91_000, 93_000) },
      },
    }
    const cart = { lines: [line(100_000, 1)], calculated: null }
    expect(orderSums({ cart, delivery: toDoor as DeliveryState, payment }).discount).toBe(off)
  })

  it('the reasons of paying at once are not given for a discount that is another', () => {
    const cart = { lines: [line(100_000, 1)], calculated: calculated(100_000, null) }
    const reasonsFor = (payment: string) =>
      orderSums({ cart, delivery: deliveryOf(0, discountOf(100_000, 95_000, 98_000)), payment }).reasons
    expect(reasonsFor('PayViaYooKassa')).toEqual(['Скидка за оплату сразу'])
    expect(reasonsFor('PayOnDelivery')).toEqual([])
  })

  it('amounts that were reckoned for another quantity are not used', () => {
    const cart = { lines: [line(100_000, 2)], calculated: calculated(100_000, 90_000) }
    const sums = orderSums({ cart, delivery: deliveryOf(0, discountOf(100_000, 90_000)), payment: 'PayOnDelivery' })
    expect(sums).toMatchObject({ discount: 0, total: 200_000, discountedTotal: null })
  })

  it('[DELIV-21] a free delivery costs nothing, whatever the carrier asks', () => {
    const sums = orderSums({
      cart: { lines: [line(100, 1)], calculated: null },
      delivery: deliveryOf(9_900, null, true),
      payment: null,
    })
    expect(sums).toMatchObject({ delivery: 0, deliveryIsFree: true, total: 100 })
  })

  it('are whole kopecks that add up, whatever the prices', () => {
    const amount = fc.integer({ min: 0, max: 10_000_000 })
    fc.assert(
      fc.property(
        fc.array(fc.tuple(amount, fc.integer({ min: 1, max: 9_999 })), { maxLength: 20 }),
        amount,
        amount,
        (products, cost, off) => {
          const lines = products.map(([price, quantity]) => line(price, quantity))
          const sum = lines.reduce((total, { total: one }) => total + one, 0)
          const paid = Math.max(0, sum - off)
          const sums = orderSums({
            cart: { lines, calculated: null },
            delivery: deliveryOf(cost, discountOf(sum, paid)),
            payment: 'PayOnDelivery',
          })
          expect(sums.total).toBe(sum + cost)
          expect(sums.total - sums.discount).toBe(sums.discountedTotal ?? sums.total)
          expect(sums.discount).toBe(sum - paid)
        },
      ),
    )
  })
})
