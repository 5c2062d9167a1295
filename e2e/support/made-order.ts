import { randomUUID } from 'node:crypto'
import type { APIRequestContext } from '@playwright/test'
import type { OpenShop } from '@prilavok/shop-server'
import { payableProducts } from './buyer'

/** Two products, and a point of the demo shop that takes them with payment on delivery. */
async function places(shop: OpenShop, request: APIRequestContext) {
  const products = await payableProducts(shop, 2)
  const points = await shop.db
    .selectFrom('pick_point')
    .select(['id', 'city_id', 'carrier_id', 'address'])
    .orderBy('id')
    .limit(30)
    .execute()
  return { products, points, request }
}

/** An order of one product that a buyer has made; paid where it is asked for. */
export async function orderOf(shop: OpenShop, request: APIRequestContext, purchaseType: string, email: string) {
  const { products, points } = await places(shop, request)
  for (const point of points) {
    const body = {
      cart: { value: [{ id: products[0]?.id, quantity: 1 }] },
      customer: { value: { firstName: 'Анна', lastName: 'Звонкова', phone: '9123456780', email } },
      delivery: {
        value: { cityId: point.city_id, transportCompany: point.carrier_id, pickPointId: point.id, purchaseType },
      },
      personalDataConsent: true,
    }
    const headers = { 'X-Draft-Key': randomUUID(), 'Idempotency-Key': `"${randomUUID()}"` }
    const made = (await (await request.post('/api/order-in-process', { data: body, headers })).json()) as { id: string }
    if (purchaseType === 'PayViaYooKassa') {
      const start = await request.post(`/api/order-in-process/${made.id}/yookassa`, { headers })
      const { providerOrderId } = (await start.json()) as { providerOrderId: string }
      await request.post(`/sim/yookassa/${providerOrderId}`, { data: { event: 'paid' } })
    }
    const confirmed = await request.post(`/api/order-in-process/${made.id}/confirm`, { headers })
    if (!confirmed.ok()) continue
    const { orderId, orderNumber } = (await confirmed.json()) as { orderId: string; orderNumber: string }
    return { orderId, orderNumber, products }
  }
  throw new Error('No pickup point of the demo shop takes the order.')
}

/** An order and its lines as the shop has them. */
export const rowsOf = async ({ db }: OpenShop, id: string) => ({
  order: await db.selectFrom('customer_order').selectAll().where('id', '=', id).executeTakeFirstOrThrow(),
  items: await db.selectFrom('order_item').selectAll().where('order_id', '=', id).orderBy('line_number').execute(),
})

/** Puts so many of the demo shop's orders into each status, and those that had it out of the way; their ids and numbers in the order of the list. */
export async function standing({ db }: OpenShop, counts: Readonly<Record<string, number>>) {
  const most = Object.values(counts).reduce((sum, count) => sum + count, 0)
  const rows = await db
    .selectFrom('customer_order')
    .select(['id', 'number'])
    .orderBy('created_on', 'desc')
    .orderBy('id', 'desc')
    .limit(most)
    .execute()
  if (rows.length < most) throw new Error(`The demo shop has ${rows.length} orders, not ${most}.`)
  await db
    .updateTable('customer_order')
    .set({ status: 'Completed' })
    .where('status', 'in', Object.keys(counts))
    .execute()
  const places: Record<string, typeof rows> = {}
  for (const [status, count] of Object.entries(counts)) {
    const own = (places[status] = rows.splice(0, count))
    await db
      .updateTable('customer_order')
      .set({ status, track_code: null, shipment_status: 'NotSent' })
      .where(
        'id',
        'in',
        own.map(({ id }) => id),
      )
      .execute()
  }
  return places
}
