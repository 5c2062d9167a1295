import type { CompanyRow } from '../people/companies'
import type { CustomerRow } from '../people/customers'
import type { Chance } from '../random'
import { DAY_MS, dayText } from '@prilavok/shop-server/kit'
import { demoToday } from '../today'
import { shipmentOf, type Step } from './order-path'
import { paymentStatusOf } from './order-payment'
import type { Decided, HistoryRow, OrderItemRow, OrderRow } from './order.types'

const COMMENTS = [
  'Позвоните за час до доставки, пожалуйста.',
  'Нужна разгрузка у подъезда.',
  'Домофон не работает, наберите мне.',
  'Положите, пожалуйста, чек для бухгалтерии.',
  'Если чего-то нет, замените на аналог.',
  'Заберёт муж, паспорт будет с собой.',
  'Плитку проверьте на бой.',
  'Удобно после 18 часов.',
  'Оттенок из одной партии!',
]
const CANCELLED = new Set(['CancelledByCustomer', 'CancelledByShop', 'CancelledAutomatically'])
const SHIPPED = new Set(['Shipped', 'AtPickPoint', 'Delivered', 'Completed', 'Refused', 'Returning', 'Returned'])
const SOURCES = [
  ['Site', 84],
  ['OneClick', 8],
  ['Phone', 6],
  ['Manager', 2],
] as const

/** How old today's policy of the shop is. */
const POLICY_AGE_MS = 300 * DAY_MS

/** Kilograms without the noise of adding fractions. */
export const grams = (kg: number): number => Math.round(kg * 1000) / 1000

/** Whether the money has come: online with the step Paid, at the point with Delivered. */
const isPaidBy = (steps: readonly Step[], purchaseType: string) =>
  steps.some(({ status }) => status === (purchaseType === 'PayOnDelivery' ? 'Delivered' : 'Paid'))

/** Who takes the parcel when it is not the buyer: somebody of the family. */
const recipientOf = ({ last_name, phone, secondary_phone }: CustomerRow, random: Chance): OrderRow['recipient'] =>
  random.is(0.08)
    ? {
        firstName: random.pick(['Никита', 'Саша', 'Женя', 'Валя']),
        lastName: last_name,
        phone: secondary_phone ?? phone,
      }
    : null

const companyPart = ({ name, inn, kpp, ogrn, address }: CompanyRow) => ({
  companyName: name,
  inn,
  kpp: kpp ?? '',
  ogrn,
  address,
})
const trackCode = (carrier: string, number: number) =>
  `${carrier.slice(0, 2).toUpperCase()}${1_000_000_000 + number * 7_919}`

/** One to three days after the order. */
const plannedDay = (number: number, createdMs: number) => dayText(createdMs + (1 + (number % 3)) * DAY_MS)

/** The row of an order. */
export function orderRow(
  decided: Decided,
  orderNumber: string,
  createdMs: number,
  companies: readonly CompanyRow[],
  random: Chance,
): OrderRow {
  const { number, customer, city, delivery, prices, purchaseType, steps } = decided
  const last = steps.at(-1) ?? { status: 'New', atMs: createdMs }
  const total = prices.totalKopecks + delivery.kopecks
  const isPaid = isPaidBy(steps, purchaseType)
  const created = new Date(createdMs).toISOString()
  return {
    id: `o${number}`,
    number: orderNumber,
    customer_id: customer.id,
    status: last.status,
    source: random.weighted(SOURCES),
    purchase_type: purchaseType,
    payment_status: paymentStatusOf(purchaseType, isPaid, CANCELLED.has(last.status)),
    carrier_id: delivery.carrier,
    to_door: delivery.toDoor,
    shipment_status: shipmentOf(last.status),
    track_code: SHIPPED.has(last.status) ? trackCode(delivery.carrier, number) : null,
    city_id: city.id,
    pick_point_id: delivery.point?.id ?? null,
    delivery_address: delivery.address,
    recipient: recipientOf(customer, random),
    company: purchaseType === 'FromCheckingAccountAsLegalEntity' ? companyPart(random.pick(companies)) : null,
    comment: random.is(0.13) ? random.pick(COMMENTS) : null,
    details: { delivery: { plannedDispatchOn: plannedDay(number, createdMs) } },
    goods_kopecks: prices.productsKopecks,
    discount_kopecks: prices.productsKopecks - prices.totalKopecks,
    delivery_kopecks: delivery.kopecks,
    total_kopecks: total,
    paid_kopecks: isPaid ? total : 0,
    weight_kg: decided.weightKg,
    consent_on: created,
    policy_version: demoToday - createdMs > POLICY_AGE_MS ? '2025-01' : '2026-01',
    created_on: created,
    updated_on: new Date(last.atMs).toISOString(),
  }
}

/** The rows of its lines. */
export const itemRows = (orderId: string, { lines, prices }: Decided): readonly OrderItemRow[] =>
  lines.map(({ product, quantity }, index) => {
    const unit = prices.unitKopecks[index] ?? product.price_kopecks
    return {
      order_id: orderId,
      line_number: index + 1,
      product_id: product.id,
      article: product.article,
      name: product.name,
      quantity,
      price_kopecks: product.price_kopecks,
      discount_price_kopecks: unit,
      total_kopecks: unit * quantity,
      weight_kg: grams(product.weight_kg * quantity),
    }
  })

/** From this age on, only an order's beginning and end are kept, as a shop's clean-up does. */
const THINNED_AFTER_MS = 90 * DAY_MS

/** The rows of its history, oldest first. */
export function historyRows(
  { id, purchase_type, total_kopecks }: OrderRow,
  steps: readonly Step[],
): readonly HistoryRow[] {
  const isOld = demoToday - (steps[0]?.atMs ?? demoToday) > THINNED_AFTER_MS
  return steps.flatMap(({ status, atMs }, index): readonly HistoryRow[] => {
    const common = { order_id: id, created_on: new Date(atMs).toISOString() }
    const before = steps[index - 1]
    if (before === undefined) {
      return [
        {
          ...common,
          author: 'buyer',
          kind: 'Created',
          changes: { purchaseType: purchase_type, totalKopecks: total_kopecks },
        },
      ]
    }
    if (isOld && index < steps.length - 1) return []
    const author = status === 'CancelledByCustomer' ? 'buyer' : 'system'
    return [{ ...common, author, kind: 'StatusChanged', changes: { status: [before.status, status] } }]
  })
}
