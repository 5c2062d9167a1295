import { demoCatalogue, type DemoCatalogue } from './catalogue/catalogue'
import { demoGeography, type CityRow, type RegionRow } from './geography/cities'
import { demoPoints, type PointRow } from './geography/points'
import { demoExperiments } from './experiments/experiments'
import type { DemoOrder } from './orders/order'
import { demoOrders, ordersOfToday } from './orders/orders'
import { demoLeads, type DraftRow } from './orders/drafts'
import { demoCompanies, type CompanyRow } from './people/companies'
import { demoCustomers, type CustomerRow } from './people/customers'
import { DEMO_PLANS, type DemoPlan, type DemoSize } from './sizes'

/** Everything a demo shop holds whose amount depends on its size. */
export interface DemoShop {
  readonly catalogue: DemoCatalogue
  readonly regions: readonly RegionRow[]
  readonly cities: readonly CityRow[]
  readonly points: readonly PointRow[]
  readonly customers: readonly CustomerRow[]
  readonly companies: readonly CompanyRow[]
  /** Made one by one while they are read. */
  readonly orders: () => Iterable<DemoOrder>
  readonly ordersOfToday: readonly DemoOrder[]
  readonly leads: readonly DraftRow[]
  readonly visits: ReturnType<typeof demoExperiments>
}

/** The demo shop of a size, always the same. */
export function demoShop(size: DemoSize): DemoShop {
  const plan = DEMO_PLANS[size]
  const { regions, cities } = demoGeography(plan)
  const catalogue = demoCatalogue(plan.products)
  const customers = demoCustomers(plan.customers)
  const companies = demoCompanies(plan.companies, cities)
  const citiesOf = (of: DemoPlan) => (of.cities === plan.cities ? cities : demoGeography(of).cities)
  const sources = { products: catalogue.products, customers, companies, citiesOf }
  return {
    catalogue,
    regions,
    cities,
    customers,
    companies,
    visits: demoExperiments(plan.experimentVisitors),
    points: demoPoints(cities, plan.pickPoints),
    orders: () => demoOrders(plan.orders, sources),
    ordersOfToday: ordersOfToday(plan.ordersOfToday, sources),
    leads: demoLeads(plan.leads, customers, catalogue.products, cities),
  }
}
