import { expect, test } from 'vitest'
import { chance } from '../random'
import { demoShop } from '../shop-data'
import { DAY_MS } from '@prilavok/shop-server/kit'
import { demoToday } from '../today'
import { orderPath } from './order-path'
import { orderTime } from './order-time'

/** The state machine of CONTRACT section 7. */
const next: Readonly<Record<string, string>> = {
  New: 'AwaitingConfirmation Confirmed AwaitingPayment CancelledByCustomer CancelledByShop CancelledAutomatically',
  AwaitingConfirmation: 'Confirmed AwaitingPayment CancelledByCustomer CancelledByShop CancelledAutomatically',
  Confirmed: 'AwaitingPayment Paid AwaitingSupply Assembling CancelledByCustomer CancelledByShop',
  AwaitingPayment: 'Paid Confirmed CancelledByCustomer CancelledByShop CancelledAutomatically',
  Paid: 'AwaitingSupply Assembling CancelledByCustomer CancelledByShop',
  AwaitingSupply: 'Assembling CancelledByCustomer CancelledByShop',
  Assembling: 'ReadyToShip AwaitingSupply CancelledByCustomer CancelledByShop',
  ReadyToShip: 'Shipped Assembling CancelledByCustomer CancelledByShop',
  Shipped: 'AtPickPoint Delivered Refused Returning',
  AtPickPoint: 'Delivered Refused Returning',
  Delivered: 'Completed Returning',
  Completed: 'Returning',
  Refused: 'Returning Returned',
  Returning: 'Returned',
}

test('an order only takes steps that the state machine allows, in time, none after today', () => {
  for (let number = 1; number <= 600; number += 1) {
    const random = chance('path-test', number)
    const createdMs = demoToday - random.int(0, 60) * DAY_MS
    const facts = {
      createdMs,
      isPrepaid: random.is(0.5),
      toDoor: random.is(0.3),
      travelDays: random.int(1, 9),
      isUnreliable: random.is(0.3),
    }
    const steps = orderPath(facts, demoToday, random)
    expect(steps[0]).toEqual({ status: 'New', atMs: createdMs })
    for (const [index, { status, atMs }] of steps.entries()) {
      const before = steps[index - 1]
      if (before === undefined) continue
      expect(next[before.status]?.split(' '), `${before.status} → ${status}`).toContain(status)
      expect(atMs).toBeGreaterThanOrEqual(before.atMs)
      expect(atMs).toBeLessThanOrEqual(demoToday)
    }
  }
})

test('order numbers differ and grow with time over two years', () => {
  const times = Array.from({ length: 50_000 }, (_, index) => orderTime(index + 1)).sort(
    (a, b) => Number(a.orderNumber) - Number(b.orderNumber),
  )
  expect(new Set(times.map(({ orderNumber }) => orderNumber)).size).toBe(50_000)
  for (const [index, { createdMs, orderNumber }] of times.entries()) {
    expect(orderNumber).toMatch(/^\d{5}$/)
    expect(createdMs).toBeGreaterThanOrEqual(times[index - 1]?.createdMs ?? demoToday - 731 * DAY_MS)
    expect(createdMs).toBeLessThanOrEqual(demoToday)
  }
})

test('sums agree: lines, discount, delivery, total, weight', () => {
  for (const { order, items, history } of demoShop('mini').orders()) {
    const products = items.reduce((sum, { price_kopecks, quantity }) => sum + price_kopecks * quantity, 0)
    const paid = items.reduce((sum, { total_kopecks }) => sum + total_kopecks, 0)
    expect(order.goods_kopecks).toBe(products)
    expect(order.discount_kopecks).toBe(products - paid)
    expect(order.total_kopecks).toBe(paid + order.delivery_kopecks)
    expect(order.discount_kopecks).toBeLessThanOrEqual(products * 0.1)
    expect(order.weight_kg).toBeCloseTo(
      items.reduce((sum, { weight_kg }) => sum + weight_kg, 0),
      2,
    )
    for (const { quantity, price_kopecks, discount_price_kopecks } of items) {
      expect(quantity).toBeGreaterThan(0)
      expect(discount_price_kopecks).toBeLessThanOrEqual(price_kopecks)
    }
    expect(history[0]).toMatchObject({ kind: 'Created', created_on: order.created_on })
    expect(history.at(-1)?.created_on).toBe(order.updated_on)
  }
})

test('pay on delivery only from 2000 roubles, to a point that takes money, without prepayment-only products', () => {
  const { orders, points, catalogue } = demoShop('mini')
  const payments = new Map(points.map(({ id, payment }) => [id, payment]))
  const prepaid = new Set(catalogue.products.filter(({ tags }) => tags.includes('PrepaymentOnly')).map(({ id }) => id))
  const later = [...orders()].filter(({ order }) => order.purchase_type === 'PayOnDelivery')
  expect(later.length).toBeGreaterThan(20)
  for (const { order, items } of later) {
    expect(order.goods_kopecks).toBeGreaterThanOrEqual(200_000)
    expect(payments.get(order.pick_point_id ?? '')).toMatch(/^Cash/)
    expect(items.some(({ product_id }) => prepaid.has(product_id))).toBe(false)
  }
})
