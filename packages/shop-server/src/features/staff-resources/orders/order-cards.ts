import { enumerations, type OrderSendInfo } from '@prilavok/contracts/admin'
import { personName, type NameRecord } from '@prilavok/core'
import { HttpProblem } from '../../../http/problem'
import type { Shop } from '../../../shop'
import { shownTo } from '../engine/outlet'
import { findRecord } from '../engine/save-record'
import type { StaffRecord } from '../engine/server-resource'
import { order } from '../entities/order'

/** The Russian name of a value; the value itself where the enumeration does not know it. */
export const nameIn = (enumeration: string, value: unknown): string =>
  enumerations[enumeration]?.items[String(value)]?.ru ?? String(value ?? '')

const text = (value: unknown): string => (typeof value === 'string' ? value : '')
const amount = (value: unknown): number => Number(value ?? 0)

/** An order as a member of the staff may see it; 404 when there is none. */
export async function shownOrder(
  { db }: Pick<Shop, 'db'>,
  id: string,
  permissions: readonly string[],
): Promise<StaffRecord> {
  const record = await findRecord(db, order, id)
  if (record === null) throw new HttpProblem('not-found')
  return shownTo(permissions, order, record)
}

/** An order at a glance. Source: ADMIN-ACT-23. */
export async function orderInfoOf(shop: Shop, id: string, permissions: readonly string[]): Promise<StaffRecord> {
  const record = await shownOrder(shop, id, permissions)
  const { orders } = await shop.db
    .selectFrom('customer_order')
    .select((eb) => eb.fn.countAll<number>().as('orders'))
    .where('customer_id', '=', text(record['customerId']))
    .executeTakeFirstOrThrow()
  const way = record['toDoor'] === true ? 'до двери' : 'до пункта выдачи'
  return {
    ...record,
    statusName: nameIn('OrderStatus', record['status']),
    deliveryText: [nameIn('TransportCompany', record['transportCompany']), way, record['deliveryAddress']]
      .filter(Boolean)
      .join(', '),
    paymentText: `${nameIn('PaymentOptionId', record['purchaseType'])}: ${nameIn('PaymentStatus', record['paymentStatus'])}`,
    customerOrdersCount: Number(orders),
  }
}

/** The assumed size of a parcel without measurements: a box of its weight at 200 kg a cubic metre. */
const DENSITY = 200
const boxOf = (weightKg: number) => {
  const side = Math.max(10, Math.ceil(Math.cbrt(weightKg / DENSITY) * 100))
  return { weightKg: Math.round(weightKg * 1000) / 1000, lengthCm: side, widthCm: side, heightCm: side }
}

const SENT_FROM: ReadonlySet<unknown> = new Set(['Assembling', 'ReadyToShip', 'Shipped'])

/** What keeps an order from being handed to its carrier, in the words of the staff. */
export function sendProblems(facts: {
  readonly status: unknown
  readonly toDoor: boolean
  readonly hasPoint: boolean
  readonly hasAddress: boolean
  readonly weightKg: number
  readonly hasPhone: boolean
  readonly due: number
  readonly isPaidOnDelivery: boolean
}): readonly string[] {
  return [
    ...(SENT_FROM.has(facts.status) ? [] : ['Заказ ещё не комплектуется или уже завершён']),
    ...(facts.toDoor || facts.hasPoint ? [] : ['Не выбран пункт выдачи']),
    ...(facts.toDoor && !facts.hasAddress ? ['Нет адреса доставки'] : []),
    ...(facts.weightKg > 0 ? [] : ['Не известен вес']),
    ...(facts.hasPhone ? [] : ['Нет телефона получателя']),
    ...(facts.due > 0 && !facts.isPaidOnDelivery ? ['Заказ не оплачен полностью'] : []),
  ]
}

/** The data of an order for the carrier; reading it changes nothing. Source: ADMIN-ACT-21. */
export async function orderSendInfoOf(shop: Shop, id: string, permissions: readonly string[]): Promise<OrderSendInfo> {
  const record = await shownOrder(shop, id, permissions)
  const point = await shop.db
    .selectFrom('pick_point')
    .select(['id', 'address'])
    .where('id', '=', text(record['pickPointId']))
    .executeTakeFirst()
  const person = (record['recipient'] ?? record['customer'] ?? {}) as StaffRecord
  const toDoor = record['toDoor'] === true
  const weightKg = amount(record['weightKg'])
  const count = Math.max(1, amount(record['placesCount'] ?? 1))
  const places = Array.from({ length: count }, () => boxOf(weightKg / count))
  const problems = sendProblems({
    status: record['status'],
    toDoor,
    hasPoint: point !== undefined,
    hasAddress: text(record['deliveryAddress']) !== '',
    weightKg,
    hasPhone: text(person['phone']) !== '',
    due: amount(record['codAmount']),
    isPaidOnDelivery: record['purchaseType'] === 'PayOnDelivery',
  })
  const volume = places.reduce((sum, { lengthCm, widthCm, heightCm }) => sum + lengthCm * widthCm * heightCm, 0)
  return {
    orderId: id,
    transportCompany: record['transportCompany'] as OrderSendInfo['transportCompany'],
    canSend: problems.length === 0,
    problems: [...problems],
    places,
    weightKg,
    volumeM3: Math.round(volume / 1000) / 1000,
    declaredValue: Math.round((amount(record['itemsTotal']) - amount(record['discountAmount'])) * 100) / 100,
    codAmount: amount(record['codAmount']),
    recipientName: personName(person as NameRecord),
    recipientPhone: text(person['phone']),
    pickPointCode: toDoor ? null : (point?.id ?? null),
    address: toDoor ? text(record['deliveryAddress']) : (point?.address ?? null),
    labelUrl: null,
  }
}
