import type { Db } from '../../db'

/** An order that was made of a draft, as the buyer's page shows it; money in kopecks. */
export interface MadeOrder {
  readonly id: string
  readonly number: string
  readonly totalKopecks: number
}

/** A line of an order with the price of its moment, and the price of one piece after discounts. */
export interface MadeOrderLine {
  readonly id: string
  readonly name: string
  readonly quantity: number
  readonly priceKopecks: number
  readonly unitKopecks: number
}

/** The order of an id. */
export const findOrder = (db: Db, id: string): Promise<MadeOrder> =>
  db
    .selectFrom('customer_order')
    .select(['id', 'number', 'total_kopecks as totalKopecks'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow()

/** The lines of an order. */
export const linesOfOrder = (db: Db, orderId: string): Promise<readonly MadeOrderLine[]> =>
  db
    .selectFrom('order_item')
    .select([
      'product_id as id',
      'name',
      'quantity',
      'price_kopecks as priceKopecks',
      'discount_price_kopecks as unitKopecks',
    ])
    .where('order_id', '=', orderId)
    .orderBy('line_number')
    .execute()
