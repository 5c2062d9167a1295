import type { ProductRow } from '../catalogue/product'
import type { CityRow } from '../geography/cities'
import { pointCounts } from '../geography/points'
import type { CompanyRow } from '../people/companies'
import type { CustomerRow } from '../people/customers'
import { DEMO_PLANS, type DemoPlan } from '../sizes'
import { orderOf, orderOfToday, type DemoOrder, type OrderWorld } from './order'

/** The records that orders are made of; those of a larger shop begin with those of a smaller one. */
export interface OrderSources {
  readonly products: readonly ProductRow[]
  readonly customers: readonly CustomerRow[]
  readonly companies: readonly CompanyRow[]
  /** The cities of a plan. */
  readonly citiesOf: (plan: DemoPlan) => readonly CityRow[]
}

/** The part of the shop that a smaller plan has. */
function worldOf(plan: DemoPlan, { products, customers, companies, citiesOf }: OrderSources): OrderWorld {
  const cities = citiesOf(plan)
  const counts = pointCounts(cities, plan.pickPoints)
  const ends: number[] = []
  for (const { population } of cities) ends.push((ends.at(-1) ?? 0) + population ** 0.85)
  const all = ends.at(-1) ?? 0
  const cityAt = (share: number) => {
    let low = 0
    let high = ends.length - 1
    while (low < high) {
      const middle = (low + high) >> 1
      if ((ends[middle] ?? 0) <= share * all) low = middle + 1
      else high = middle
    }
    const city = cities[low]
    if (city === undefined) throw new RangeError('there is no city to deliver to')
    return { city, points: counts[low] ?? 0 }
  }
  const sold = products.slice(0, plan.products).filter(({ is_visible }) => is_visible)
  return {
    products: sold,
    customers: customers.slice(0, plan.customers),
    companies: companies.slice(0, plan.companies),
    cityAt,
  }
}

/** The orders of a shop. Each is made in the world of the smallest shop that has it, so that it is the same in all of them. */
export function* demoOrders(count: number, sources: OrderSources): Generator<DemoOrder> {
  let number = 1
  for (const plan of [DEMO_PLANS.mini, DEMO_PLANS.demo, DEMO_PLANS.full]) {
    if (number > count) return
    const world = worldOf(plan, sources)
    for (const end = Math.min(count, plan.orders); number <= end; number += 1) yield orderOf(number, world)
  }
}

/** The orders of the last hours: to call, to be paid, to pack. */
export function ordersOfToday(count: number, sources: OrderSources): readonly DemoOrder[] {
  const world = worldOf(DEMO_PLANS.mini, sources)
  return Array.from({ length: count }, (_, index) => orderOfToday(index, world))
}
