import { personName, type NameRecord } from '@prilavok/core'
import { dayIn } from '@prilavok/core/clock'
import type { PackingList } from '../features/order-documents/packing-list-pdf'
import type { ReturnDocument } from '../features/order-documents/return-act-pdf'
import type { OrderLabel } from '../features/order-labels/labels-pdf'
import { refundsOf } from '../features/payment/refunds'
import type { StaffRecord } from '../features/staff-resources/engine/server-resource'
import { nameIn } from '../features/staff-resources/orders/order-cards'
import { boundedText as text, dayOnPaper } from '../rules/paper-text'
import { returnActOf } from '../rules/return-act'
import type { Shop } from '../shop'

const MOST_PLACES = 99
const NO_PARCEL: ReadonlySet<unknown> = new Set(['CancelledByCustomer', 'CancelledByShop', 'CancelledAutomatically'])
/** Money that went back, or is on its way. */
const AWAY: ReadonlySet<string> = new Set(['Sent', 'Done'])

/** Whether anything is sent for an order. */
export const isSent = (record: StaffRecord): boolean => !NO_PARCEL.has(record['status'])

const personOf = (record: StaffRecord): StaffRecord => (record['recipient'] ?? record['customer'] ?? {}) as StaffRecord
const nameOf = (person: StaffRecord): string => text(personName(person as NameRecord))
const dueOf = (record: StaffRecord): number =>
  record['purchaseType'] === 'PayOnDelivery' ? Math.round(Number(record['codAmount'] ?? 0) * 100) : 0
const placesOf = (record: StaffRecord): number => Math.min(MOST_PLACES, Math.max(1, Number(record['placesCount'] ?? 1)))

/** Where a parcel goes: the pickup point, or the buyer's address. */
async function addressOf(shop: Shop, record: StaffRecord): Promise<string> {
  if (record['toDoor'] === true) return text(record['deliveryAddress'])
  const point = await shop.db
    .selectFrom('pick_point')
    .select('address')
    .where('id', '=', text(record['pickPointId']))
    .executeTakeFirst()
  return point?.address ?? text(record['deliveryAddress'])
}

/** What stands on the labels of an order. */
export async function labelOf(shop: Shop, record: StaffRecord): Promise<OrderLabel> {
  const person = personOf(record)
  return {
    number: text(record['number']),
    carrier: nameIn('TransportCompany', record['transportCompany']),
    recipient: nameOf(person),
    phone: text(person['phone']),
    city: text(record['cityName']),
    address: await addressOf(shop, record),
    isPickup: record['toDoor'] !== true,
    weightKg: Number(record['weightKg'] ?? 0),
    places: placesOf(record),
    isPaid: Number(record['codAmount'] ?? 0) === 0,
    dueKopecks: dueOf(record),
    sender: shop.settings.seller.name,
  }
}

const unitsOf = async ({ db }: Shop, ids: readonly string[]): Promise<ReadonlyMap<string, string>> => {
  const rows = await db
    .selectFrom('product')
    .select(['id', 'unit'])
    .where('id', 'in', ids.length === 0 ? [''] : [...ids])
    .execute()
  return new Map(rows.map(({ id, unit }) => [id, unit]))
}

/** What is packed for an order. */
export async function packingListOf(shop: Shop, record: StaffRecord): Promise<PackingList> {
  const items = (record['items'] ?? []) as readonly StaffRecord[]
  const units = await unitsOf(
    shop,
    items.map(({ productId }) => String(productId)),
  )
  const where = [text(record['cityName']), await addressOf(shop, record)].filter(Boolean).join(', ')
  return {
    number: text(record['number']),
    day: dayOnPaper(dayIn(Date.parse(String(record['createdOn'])), shop.settings.timeZone)),
    carrier: nameIn('TransportCompany', record['transportCompany']),
    recipient: nameOf(personOf(record)),
    where,
    places: placesOf(record),
    weightKg: Number(record['weightKg'] ?? 0),
    dueKopecks: dueOf(record),
    notes: [text(record['customerComment']), text(record['managerComment'])].filter(Boolean),
    lines: items.map((item) => ({
      article: text(item['article']),
      name: text(item['name']),
      quantity: Number(item['quantity'] ?? 0),
      unit: units.get(String(item['productId'])) ?? 'шт.',
      // Of all pieces of the line.
      weightKg: Number(item['weightKg'] ?? 0),
    })),
    sender: shop.settings.seller.name,
  }
}

/** The act of return of an order; null where no money went back. */
export async function returnDocumentOf(shop: Shop, record: StaffRecord): Promise<ReturnDocument | null> {
  const id = String(record['id'])
  const refunds = (await refundsOf(shop.db, id)).filter(({ state }) => AWAY.has(state))
  const items = (record['items'] ?? []) as readonly StaffRecord[]
  const units = await unitsOf(
    shop,
    items.map(({ productId }) => String(productId)),
  )
  const act = returnActOf({
    lines: items.map((item) => ({
      id: String(item['id']),
      article: text(item['article']),
      name: text(item['name']),
      quantity: Number(item['quantity'] ?? 0),
      unit: units.get(String(item['productId'])) ?? 'шт.',
      unitKopecks: Math.round(Number(item['discountPrice'] ?? item['price'] ?? 0) * 100),
    })),
    deliveryKopecks: Math.round(Number(record['deliveryCost'] ?? 0) * 100),
    totalKopecks: Math.round(Number(record['total'] ?? 0) * 100),
    refunds: refunds.map(({ amount_kopecks, reason, lines }) => ({ amountKopecks: amount_kopecks, reason, lines })),
  })
  if (act === null) return null
  const company = record['company'] as StaffRecord | null | undefined
  const buyer = (record['customer'] ?? {}) as StaffRecord
  const day = (moment: number) => dayIn(moment, shop.settings.timeZone)
  return {
    ...act,
    reasons: act.reasons.map(text),
    number: text(record['number']),
    orderDay: day(Date.parse(String(record['createdOn']))),
    day: day(Math.max(...refunds.map(({ updated_on }) => updated_on.getTime()))),
    buyer: company
      ? [text(company['companyName']), company['inn'] ? `ИНН ${text(company['inn'])}` : ''].filter(Boolean).join(', ')
      : nameOf(buyer),
  }
}
