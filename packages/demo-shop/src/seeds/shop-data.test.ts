import { describe, expect, test } from 'vitest'
import { paymentOf } from './orders/drafts'
import { demoShop, type DemoShop } from './shop-data'
import { DEMO_PLANS } from './sizes'

const everything = (shop: DemoShop) => JSON.stringify({ ...shop, orders: [...shop.orders()] })

const byId = <T extends { readonly id: string }>(rows: readonly T[]) => new Map(rows.map((row) => [row.id, row]))

/** Rows of the smaller list that the larger one lacks or has otherwise. */
function lost<T extends { readonly id: string }>(smaller: readonly T[], larger: readonly T[]): readonly T[] {
  const all = byId(larger)
  return smaller.filter((row) => JSON.stringify(all.get(row.id)) !== JSON.stringify(row))
}

test('the same shop comes out every time', () => {
  expect(everything(demoShop('mini'))).toBe(everything(demoShop('mini')))
})

test.each([
  ['mini', 'demo'],
  ['demo', 'full'],
] as const)('%s is a part of %s, field for field', (smallSize, largeSize) => {
  const small = demoShop(smallSize)
  const large = demoShop(largeSize)
  expect(lost(small.catalogue.products, large.catalogue.products)).toEqual([])
  expect(lost(small.cities, large.cities)).toEqual([])
  expect(lost(small.points, large.points)).toEqual([])
  expect(lost(small.customers, large.customers)).toEqual([])
  expect(lost(small.companies, large.companies)).toEqual([])
  expect(small.catalogue.categories).toEqual(large.catalogue.categories)
  const related = new Set(large.catalogue.relations.map((relation) => JSON.stringify(relation)))
  expect(small.catalogue.relations.filter((relation) => !related.has(JSON.stringify(relation)))).toEqual([])
  const orders = large.orders()[Symbol.iterator]()
  for (const order of small.orders()) expect(orders.next().value).toEqual(order)
})

test('the sizes hold what they promise', () => {
  for (const size of ['mini', 'demo'] as const) {
    const { catalogue, customers, orders, points, cities } = demoShop(size)
    const plan = DEMO_PLANS[size]
    expect(catalogue.products).toHaveLength(plan.products)
    expect(customers).toHaveLength(plan.customers)
    expect([...orders()]).toHaveLength(plan.orders)
    expect(Math.abs(points.length / plan.pickPoints - 1)).toBeLessThan(0.05)
    expect(cities.length).toBeGreaterThanOrEqual(plan.cities === 'all' ? 1_100 : 60)
  }
})

describe('the desk of the shop to look around in', () => {
  const { orders, ordersOfToday } = demoShop('demo')
  const made = [...orders(), ...ordersOfToday]

  test('has orders to call, to be paid and to pack, numbered on from the others', () => {
    const statuses = ordersOfToday.map(({ order }) => order.status)
    for (const status of ['AwaitingConfirmation', 'AwaitingPayment', 'Paid']) expect(statuses).toContain(status)
    const latest = made.map(({ order }) => order).toSorted((a, b) => b.created_on.localeCompare(a.created_on))
    const numbers = latest.slice(0, 60).map(({ number }) => Number(number))
    expect(numbers).toEqual(numbers.toSorted((a, b) => b - a))
    expect(new Set(numbers).size).toBe(numbers.length)
  })

  test('knows by which payment the money of late orders came', () => {
    const paid = made.flatMap((order) => paymentOf(order) ?? [])
    expect(paid.length).toBeGreaterThan(50)
    const orderOf = new Map(made.map(({ order }) => [order.id, order]))
    for (const { draft, payment } of paid) {
      const order = orderOf.get(draft.created_order_id ?? '')
      expect(payment).toMatchObject({ amount_kopecks: order?.paid_kopecks, state: order?.payment_status })
      expect(payment.paid_on >= payment.created_on).toBe(true)
    }
  })
})
