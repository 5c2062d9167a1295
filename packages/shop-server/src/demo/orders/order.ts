import type { ProductRow } from '../catalogue/product'
import type { CityRow } from '../geography/cities'
import type { CompanyRow } from '../people/companies'
import type { CustomerRow } from '../people/customers'
import { chance } from '../random'
import type { Chance } from '../random'
import { dayMs, demoToday } from '../sizes'
import { discounted, payKindOf, standardDiscounts } from '../../rules/discounts'
import { deliveryTo } from './order-delivery'
import { orderLines } from './order-lines'
import { paymentStatusOf, purchaseTypeOf } from './order-payment'
import { orderPath, shipmentOf } from './order-path'
import type { Step } from './order-path'
import type { HistoryRow, OrderItemRow, OrderRow } from './order.types'
import { orderTime } from './order-time'

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

const policy = standardDiscounts('localhost')
const comments = [
  'Позвоните за час до доставки, пожалуйста.', 'Нужна разгрузка у подъезда.', 'Домофон не работает, наберите мне.',
  'Положите, пожалуйста, чек для бухгалтерии.',
  'Если чего-то нет, замените на аналог.', 'Заберёт муж, паспорт будет с собой.', 'Плитку проверьте на бой.',
  'Удобно после 18 часов.', 'Оттенок из одной партии!',
]
const cancelled = new Set(['CancelledByCustomer', 'CancelledByShop', 'CancelledAutomatically'])
const shipped = new Set(['Shipped', 'AtPickPoint', 'Delivered', 'Completed', 'Refused', 'Returning', 'Returned'])
const atPoint = new Set(['Delivered', 'Completed'])

/** Whether the money has come: online with the step Paid, at the point with Delivered. */
const isPaidBy = (steps: readonly Step[], purchaseType: string) =>
  steps.some(({ status }) => (purchaseType === 'PayOnDelivery' ? atPoint.has(status) : status === 'Paid'))

/** From this age on, only an order's beginning and end are kept, as a shop's clean-up does. */
const thinnedAfterMs = 90 * dayMs

function historyOf(orderId: string, steps: readonly Step[], purchaseType: string, totalKopecks: number): readonly HistoryRow[] {
  const createdMs = steps[0]?.atMs ?? demoToday
  const isOld = demoToday - createdMs > thinnedAfterMs
  return steps.flatMap(({ status, atMs }, index): readonly HistoryRow[] => {
    const created_on = new Date(atMs).toISOString()
    const before = steps[index - 1]
    const common = { order_id: orderId, created_on }
    if (before === undefined) return [{ ...common, author: 'buyer', kind: 'Created', changes: { purchaseType, totalKopecks } }]
    if (isOld && index < steps.length - 1) return []
    const author = status === 'CancelledByCustomer' ? 'buyer' : 'system'
    return [{ ...common, author, kind: 'StatusChanged', changes: { status: [before.status, status] } }]
  })
}

/** Who takes the parcel when it is not the buyer: somebody of the family. */
const recipientOf = ({ last_name, phone, secondary_phone }: CustomerRow, random: Chance): OrderRow['recipient'] =>
  random.is(0.08)
    ? { firstName: random.pick(['Никита', 'Саша', 'Женя', 'Валя']), lastName: last_name, phone: secondary_phone ?? phone }
    : null

const companyPart = ({ name, inn, kpp, ogrn, address }: CompanyRow) => ({ companyName: name, inn, kpp: kpp ?? '', ogrn, address })

/** Order `number` (from 1) of the shop. */
export function orderOf(number: number, world: OrderWorld): DemoOrder {
  const random = chance('order', number)
  const { createdMs, orderNumber } = orderTime(number)
  const customer = random.pick(world.customers)
  const lines = orderLines(world.products, random)
  const weight = Math.round(lines.reduce((sum, { product, quantity }) => sum + product.weight_kg * quantity, 0) * 1000) / 1000
  const { city, points } = world.cityAt(random.next())
  const delivery = deliveryTo(city, points, weight, random)
  const goods = lines.reduce((sum, { product, quantity }) => sum + product.price_kopecks * quantity, 0)
  const purchaseType = purchaseTypeOf(
    {
      goodsKopecks: goods, toDoor: delivery.toDoor,
      isPrepaymentOnly: lines.some(({ product }) => product.tags.includes('PrepaymentOnly')),
      takesMoneyAtPoint: delivery.point?.payment.startsWith('Cash') ?? false,
    },
    random,
  )
  const facts = { payKind: payKindOf(purchaseType), email: customer.email, rating: customer.rating }
  const prices = discounted(lines.map(({ product, quantity }) => ({ priceKopecks: product.price_kopecks, quantity })), facts, policy)
  const isUnreliable = customer.rating === 'Negative' || customer.rating === 'Blocked'
  const { toDoor, travelDays } = delivery
  const steps = orderPath({ createdMs, isPrepaid: purchaseType !== 'PayOnDelivery', toDoor, travelDays, isUnreliable }, demoToday, random)
  const last = steps.at(-1) ?? { status: 'New', atMs: createdMs }
  const total = prices.totalKopecks + delivery.kopecks
  const isPaid = isPaidBy(steps, purchaseType)
  const id = `o${number}`
  const created = new Date(createdMs).toISOString()
  const order: OrderRow = {
    id, number: orderNumber, customer_id: customer.id, status: last.status,
    source: random.weighted([['Site', 84], ['OneClick', 8], ['Phone', 6], ['Manager', 2]] as const),
    purchase_type: purchaseType,
    payment_status: paymentStatusOf(purchaseType, isPaid, cancelled.has(last.status)),
    carrier_id: delivery.carrier, to_door: delivery.toDoor,
    shipment_status: shipmentOf(last.status),
    track_code: shipped.has(last.status) ? `${delivery.carrier.slice(0, 2).toUpperCase()}${String(1_000_000_000 + number * 7_919)}` : null,
    city_id: city.id, pick_point_id: delivery.point?.id ?? null, delivery_address: delivery.address,
    recipient: recipientOf(customer, random),
    company: purchaseType === 'FromCheckingAccountAsLegalEntity' ? companyPart(random.pick(world.companies)) : null,
    comment: random.is(0.13) ? random.pick(comments) : null,
    goods_kopecks: goods, discount_kopecks: goods - prices.totalKopecks, delivery_kopecks: delivery.kopecks, total_kopecks: total,
    paid_kopecks: isPaid ? total : 0,
    weight_kg: weight, consent_on: created, policy_version: created < '2026' ? '2025-01' : '2026-01', created_on: created,
    updated_on: new Date(last.atMs).toISOString(),
  }
  const items = lines.map(({ product, quantity }, index) => {
    const unit = prices.unitKopecks[index] ?? product.price_kopecks
    return {
      order_id: id, line_number: index + 1, product_id: product.id, article: product.article, name: product.name, quantity,
      price_kopecks: product.price_kopecks, discount_price_kopecks: unit, total_kopecks: unit * quantity,
      weight_kg: Math.round(product.weight_kg * quantity * 1000) / 1000,
    }
  })
  return { order, items, history: historyOf(id, steps, purchaseType, total) }
}
