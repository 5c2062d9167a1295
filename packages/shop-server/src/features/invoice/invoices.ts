import { dayIn } from '@prilavok/core/clock'
import type { Selectable } from 'kysely'
import type { CustomerOrderTable, Db } from '../../db'
import { hashOfSecret } from '../../http/draft-key'
import { invoiceOf, type Invoice } from '../../rules/invoice'
import { DAY_MS } from '../../rules/days'
import { payUntilDay } from '../../rules/pay-until'
import { vatPercentOf } from '../../rules/vat'
import type { Shop } from '../../shop'

/** By when an order of a moment is to be paid, YYYY-MM-DD. */
export const payUntil = ({ settings }: Pick<Shop, 'settings'>, createdOn: Date): string =>
  payUntilDay(createdOn.getTime(), settings)

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

/**
 * The secret in the address of an order's invoice, for the owner of its draft. It is made of the draft's key, so that the same address
 * comes again each time, though the server stores neither of them.
 */
export async function invoiceToken({ db }: Shop, orderId: string, draftKey: string): Promise<string> {
  const token = hashOfSecret(`invoice ${orderId} ${draftKey}`)
  await db
    .insertInto('invoice_link')
    .values({ token_hash: hashOfSecret(token), order_id: orderId })
    .onConflict((conflict) => conflict.column('token_hash').doNothing())
    .execute()
  return token
}

/** Whoever orders as a person, as an invoice names them. */
async function personOf(db: Db, customerId: string): Promise<string> {
  const row = await db
    .selectFrom('customer')
    .select(['last_name', 'first_name', 'middle_name'])
    .where('id', '=', customerId)
    .executeTakeFirst()
  return [row?.last_name, row?.first_name, row?.middle_name].filter(Boolean).join(' ')
}

const invoiceFrom = async (
  shop: Shop,
  order: Selectable<CustomerOrderTable>,
  buyer: Invoice['buyer'],
): Promise<Invoice> =>
  invoiceOf({
    number: order.number,
    day: dayIn(order.created_on.getTime(), shop.settings.timeZone),
    payUntil: payUntil(shop, order.created_on),
    buyer,
    lines: (await linesOf(shop.db, order.id)).map((line) => ({ ...line, unit: line.unit ?? 'шт.' })),
    deliveryKopecks: order.delivery_kopecks,
    vatPercent: vatPercentOf(shop.settings, order.created_on.getTime()),
  })

/** The invoice that a secret opens, at the VAT rate of the order's day; null when there is none, or its time is over. */
export async function findInvoice(shop: Shop, token: string): Promise<Invoice | null> {
  const { db, settings, now } = shop
  const order = await db
    .selectFrom('invoice_link')
    .innerJoin('customer_order', 'customer_order.id', 'invoice_link.order_id')
    .selectAll('customer_order')
    .where('token_hash', '=', hashOfSecret(token))
    .executeTakeFirst()
  if (order === undefined || now() - order.created_on.getTime() > settings.draftDays * DAY_MS) return null
  return invoiceFrom(shop, order, order.company ?? {})
}

/** The invoice of an order, for the staff; null when there is no such order. */
export async function invoiceOfOrder(shop: Shop, orderId: string): Promise<Invoice | null> {
  const order = await shop.db.selectFrom('customer_order').selectAll().where('id', '=', orderId).executeTakeFirst()
  if (order === undefined) return null
  // A person has no company, and is named; the address of an invoice, which may be sent on, names nobody.
  return invoiceFrom(shop, order, order.company ?? { companyName: await personOf(shop.db, order.customer_id) })
}
