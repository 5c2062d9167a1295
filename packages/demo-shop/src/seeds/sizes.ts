/** How large a demo shop is: `mini` for tests, `demo` to look around, `full` to measure. */
export type DemoSize = 'mini' | 'demo' | 'full'

/** What a demo shop of one size holds. Every record of a smaller size is in the larger ones, field for field. */
export interface DemoPlan {
  readonly products: number
  /** `few` = the largest cities and some special ones. */
  readonly cities: 'few' | 'all'
  /** Roughly; the share of a city grows with its population. */
  readonly pickPoints: number
  readonly customers: number
  readonly orders: number
  /** Orders of the last hours, beside those; a shop for tests has an empty desk. */
  readonly ordersOfToday: number
  /** People who wait for a call, and those who have left a cart with a phone. */
  readonly leads: number
  readonly companies: number
  /** Of each experiment; none without. Their random options would make tests on a small shop random. */
  readonly experimentVisitors: number
}

/** The three sizes. Customers stay 2 for every 5 orders: order n belongs to one of the first 0.4 n customers. */
export const DEMO_PLANS: Readonly<Record<DemoSize, DemoPlan>> = {
  mini: {
    products: 200,
    cities: 'few',
    pickPoints: 500,
    customers: 120,
    orders: 300,
    ordersOfToday: 0,
    leads: 0,
    companies: 60,
    experimentVisitors: 0,
  },
  demo: {
    products: 2_000,
    cities: 'all',
    pickPoints: 8_000,
    customers: 1_200,
    orders: 3_000,
    ordersOfToday: 24,
    leads: 14,
    companies: 300,
    experimentVisitors: 3_000,
  },
  full: {
    products: 10_000,
    cities: 'all',
    pickPoints: 30_000,
    customers: 20_000,
    orders: 50_000,
    ordersOfToday: 0,
    leads: 0,
    companies: 1_000,
    experimentVisitors: 20_000,
  },
}
