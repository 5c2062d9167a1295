import type { Selectable } from 'kysely'
import type { CustomerOrderTable, Db } from '../../db'

/** An order that was made of a draft. */
export type MadeOrder = Selectable<CustomerOrderTable>

/** A line of an order with the price of its moment, and the price of one piece after discounts. */
export interface MadeOrderLine {
  readonly id: string
  readonly name: string
  readonly quantity: number
  readonly priceKopecks: number
  readonly unitKopecks: number
  /** Null once the shop has no page for the product. */
  readonly slug: string | null
}

/** The order of an id. */
export const findOrder = (db: Db, id: string): Promise<MadeOrder> =>
  db.selectFrom('customer_order').selectAll().where('id', '=', id).executeTakeFirstOrThrow()

/** When the last money for the order of a draft came; null while there was none. */
export async function lastPaidOn(db: Db, draftId: string): Promise<Date | null> {
  const { paidOn } = await db
    .selectFrom('payment_session')
    .select((eb) => eb.fn.max('paid_on').as('paidOn'))
    .where('order_in_process_id', '=', draftId)
    .executeTakeFirstOrThrow()
  return paidOn
}

/** The lines of an order. */
export const linesOfOrder = (db: Db, orderId: string): Promise<readonly MadeOrderLine[]> =>
  db
    .selectFrom('order_item')
    .leftJoin('product', 'product.id', 'order_item.product_id')
    .select([
      'order_item.product_id as id',
      'order_item.name',
      'order_item.quantity',
      'order_item.price_kopecks as priceKopecks',
      'order_item.discount_price_kopecks as unitKopecks',
      'product.slug',
    ])
    .where('order_id', '=', orderId)
    .orderBy('line_number')
    .execute()
