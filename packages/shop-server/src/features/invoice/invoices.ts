import type { Db } from '../../db'
import { invoiceOf, type Invoice } from '../../rules/invoice'
import { dayOf, vatPercentOf } from '../../rules/vat'
import type { Shop } from '../../shop'

const DAY_MS = 24 * 3_600_000

/** By when an order of a moment is to be paid, YYYY-MM-DD. */
export const payUntil = ({ settings }: Pick<Shop, 'settings'>, createdOn: Date): string =>
  dayOf(createdOn.getTime() + settings.payWithinDays * DAY_MS, settings.zoneMinutes)

const linesOf = (db: Db, orderId: string) =>
  db
    .selectFrom('order_item')
    .leftJoin('product', 'product.id', 'order_item.product_id')
    .select([
      'order_item.article',
      'order_item.name',
      'order_item.quantity',
      'product.unit',
      'order_item.discount_price_kopecks as unitKopecks',
    ])
    .where('order_id', '=', orderId)
    .orderBy('line_number')
    .execute()

/** The invoice that a secret opens, at the VAT rate of the order's day; null when there is none, or its time is over. */
export async function findInvoice(shop: Shop, token: string): Promise<Invoice | null> {
  const { db, settings, now } = shop
  const order = await db.selectFrom('customer_order').selectAll().where('invoice_token', '=', token).executeTakeFirst()
  if (order === undefined || now() - order.created_on.getTime() > settings.draftDays * DAY_MS) return null
  return invoiceOf({
    number: order.number,
    day: dayOf(order.created_on.getTime(), settings.zoneMinutes),
    payUntil: payUntil(shop, order.created_on),
    buyer: order.company ?? {},
    lines: (await linesOf(db, order.id)).map((line) => ({ ...line, unit: line.unit ?? 'шт.' })),
    deliveryKopecks: order.delivery_kopecks,
    vatPercent: vatPercentOf(settings, order.created_on.getTime()),
  })
}
