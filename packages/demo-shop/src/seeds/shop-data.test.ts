import { expect, test } from 'vitest'
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
