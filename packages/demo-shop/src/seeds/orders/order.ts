import { discounted, payKindOf, standardDiscounts } from '@prilavok/shop-server/kit'
import type { ProductRow } from '../catalogue/product'
import type { CityRow } from '../geography/cities'
import type { CompanyRow } from '../people/companies'
import type { CustomerRow } from '../people/customers'
import { chance, type Chance } from '../random'
import { demoToday } from '../today'
import { deliveryTo } from './order-delivery'
import { orderLines } from './order-lines'
import { orderPath } from './order-path'
import { purchaseTypeOf } from './order-payment'
import { grams, historyRows, itemRows, orderRow } from './order-rows'
import { orderTime, timeOfToday, type OrderTime } from './order-time'
import type { Decided, HistoryRow, OrderItemRow, OrderRow } from './order.types'

/** What orders are made of: the records of the smallest shop that has the order. */
export interface OrderWorld {
  readonly products: readonly ProductRow[]
  readonly customers: readonly CustomerRow[]
  readonly companies: readonly CompanyRow[]
  /** A city and how many points it has, at a share of all parcels. */
  readonly cityAt: (share: number) => { readonly city: CityRow; readonly points: number }
}

/** An order with its lines and history. */
export interface DemoOrder {
  readonly order: OrderRow
  readonly items: readonly OrderItemRow[]
  readonly history: readonly HistoryRow[]
}

/** Behind the orders of the largest shop. */
const FIRST_OF_TODAY = 1_000_001

const policy = standardDiscounts('localhost')

function decide(number: number, createdMs: number, world: OrderWorld, random: Chance): Decided {
  const customer = random.pick(world.customers)
  const lines = orderLines(world.products, random)
  const weightKg = grams(lines.reduce((sum, { product, quantity }) => sum + product.weight_kg * quantity, 0))
  const { city, points } = world.cityAt(random.next())
  const delivery = deliveryTo(city, points, weightKg, random)
  const { toDoor, travelDays } = delivery
  const payment = {
    productsKopecks: lines.reduce((sum, { product, quantity }) => sum + product.price_kopecks * quantity, 0),
    toDoor,
    isPrepaymentOnly: lines.some(({ product }) => product.tags.includes('PrepaymentOnly')),
    takesMoneyAtPoint: delivery.point?.payment.startsWith('Cash') ?? false,
  }
  const purchaseType = purchaseTypeOf(payment, random)
  const facts = { payKind: payKindOf(purchaseType), email: customer.email, rating: customer.rating }
  const prices = discounted(
    lines.map(({ product, quantity }) => ({ priceKopecks: product.price_kopecks, quantity })),
    facts,
    policy,
  )
  const isUnreliable = customer.rating === 'Negative' || customer.rating === 'Blocked'
  const steps = orderPath(
    { createdMs, isPrepaid: purchaseType !== 'PayOnDelivery', toDoor, travelDays, isUnreliable },
    demoToday,
    random,
  )
  return { number, customer, city, lines, weightKg, delivery, purchaseType, prices, steps }
}

/** Order `number` (from 1) of the shop. */
export const orderOf = (number: number, world: OrderWorld): DemoOrder => orderMade(number, orderTime(number), world)

/** One of the orders of the last hours, the latest first (from 0). */
export const orderOfToday = (index: number, world: OrderWorld): DemoOrder =>
  orderMade(FIRST_OF_TODAY + index, timeOfToday(index), world)

function orderMade(number: number, { createdMs, orderNumber }: OrderTime, world: OrderWorld): DemoOrder {
  const random = chance('order', number)
  const decided = decide(number, createdMs, world, random)
  const order = orderRow(decided, orderNumber, createdMs, world.companies, random)
  return { order, items: itemRows(order.id, decided), history: historyRows(order, decided.steps) }
}
