import { loadCustomerOrders } from '@prilavok/contracts'
import { customerTokenOf, sessionOf } from '../features/login/customer-session'
import { nameIn } from '../features/staff-resources/orders/order-cards'
import { HttpProblem } from '../http/problem'
import { route, type Route } from '../http/route'
import { roubles } from '../rules/money'

/** So many orders are shown to their customer. */
const MOST_ORDERS = 20

/** The last orders of whoever has proved a phone to be theirs: what they are, none of what was typed into them. */
export const customerOrdersRoute: Route = route(loadCustomerOrders, {}, async (shop, { headers, isHttps }) => {
  const session = await sessionOf(shop, customerTokenOf(headers, isHttps))
  if (session === undefined) throw new HttpProblem('session-expired')
  const rows = await shop.db
    .selectFrom('customer_order')
    .innerJoin('customer', 'customer.id', 'customer_order.customer_id')
    .select(['number', 'status', 'track_code', 'total_kopecks', 'due_kopecks', 'customer_order.created_on as made_on'])
    .where('customer.phone', '=', session.phone)
    .orderBy('customer_order.created_on', 'desc')
    .orderBy('customer_order.id', 'desc')
    .limit(MOST_ORDERS)
    .execute()
  return {
    orders: rows.map((order) => ({
      orderNumber: order.number,
      createdOn: order.made_on.toISOString(),
      status: order.status,
      statusName: nameIn('OrderStatus', order.status),
      total: roubles(order.total_kopecks),
      due: roubles(order.due_kopecks),
      trackNumber: order.track_code,
    })),
  }
})
