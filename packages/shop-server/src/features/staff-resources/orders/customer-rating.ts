import type { CustomerRating } from '@prilavok/contracts/admin'
import { sql } from 'kysely'
import { HttpProblem } from '../../../http/problem'
import { customerRatingOf } from '../../../rules/customer-rating'
import type { Shop } from '../../../shop'

/** How a customer has picked up orders, in figures. Source: ADMIN-ACT-20. */
export async function readRating({ db }: Pick<Shop, 'db'>, customerId: string): Promise<CustomerRating> {
  const customer = await db.selectFrom('customer').select('rating').where('id', '=', customerId).executeTakeFirst()
  if (customer === undefined) throw new HttpProblem('not-found')
  const rows = await db
    .selectFrom('customer_order')
    .select(['status', sql<number>`count(*)::int`.as('count')])
    .where('customer_id', '=', customerId)
    .groupBy('status')
    .execute()
  const figures = customerRatingOf(customer.rating, new Map(rows.map(({ status, count }) => [status, Number(count)])))
  return { customerId, rating: customer.rating, ...figures, reasons: [...figures.reasons], percentile: null }
}
