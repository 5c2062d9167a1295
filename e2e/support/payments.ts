import type { OpenShop } from '@prilavok/shop-server'
import { payableProducts } from './buyer'

const customer = { firstName: 'Анна', lastName: 'Петрова', phone: '9123456789' }

/** A point of Moscow where money is taken, of a carrier that lets its buyers pay there: every way to pay is open to its drafts. */
async function payablePoint({ db }: OpenShop) {
  return db
    .selectFrom('pick_point')
    .innerJoin('address_city as city', 'city.id', 'pick_point.city_id')
    .select(['pick_point.id as pickPointId', 'city_id as cityId', 'carrier_id as transportCompany'])
    .where('city.name', '=', 'Москва')
    .where('carrier_id', '=', 'Kit')
    .where('payment', '=', 'CashAndCard')
    .where('max_payment_kopecks', 'is', null)
    .where('pick_point.is_active', '=', true)
    .orderBy('pick_point.id')
    .executeTakeFirstOrThrow()
}

/** The key of the drafts that tests make in place of a browser. */
export const KEY = 'key-of-whoever-prepares-a-draft'

const send = async (shop: OpenShop, path: string, body?: object): Promise<Record<string, unknown>> => {
  const headers = {
    'Content-Type': 'application/json',
    'Idempotency-Key': crypto.randomUUID(),
    'X-Draft-Key': KEY,
  }
  const response = await fetch(new URL(path, shop.url), {
    method: 'POST',
    headers,
    ...(body && { body: JSON.stringify(body) }),
  })
  return (await response.json()) as Record<string, unknown>
}

/** A draft that lacks nothing but its payment; answers its id. */
export async function payableDraft(shop: OpenShop, purchaseType: string): Promise<string> {
  const [product] = await payableProducts(shop, 1)
  const delivery = { ...(await payablePoint(shop)), purchaseType }
  const saved = await send(shop, '/api/order-in-process', {
    cart: { value: [{ id: product?.id, quantity: 1 }] },
    customer: { value: customer },
    delivery: { value: delivery },
    personalDataConsent: true,
  })
  return String(saved['id'])
}

/** Starts the payment of a draft; answers the path of its stand-in. */
export async function startPayment(
  shop: OpenShop,
  draft: string,
  provider: string,
  isInstallment = false,
): Promise<string> {
  const path = isInstallment ? `installment?provider=${provider}` : provider
  const started = await send(shop, `/api/order-in-process/${draft}/${path}`)
  return `/sim/${provider}/${String(started['providerOrderId'])}`
}
