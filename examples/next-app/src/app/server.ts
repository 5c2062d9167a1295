import { createHttp } from '@prilavok/browser/http'
import { calculateCart } from '@prilavok/contracts'
import { products } from './products'

/** Where the shop server is; read at run time, so that one build serves every environment. */
export const shopOrigin = (): string => process.env['SHOP_ORIGIN'] ?? 'http://127.0.0.1:8080'

/** Prices of everything on the shelf, in kopecks by product; none when the shop does not respond. */
export async function loadPrices(): Promise<ReadonlyMap<string, number>> {
  const http = createHttp({ origin: shopOrigin(), timeoutMs: 10_000 })
  const goods = products.map(({ id }) => ({ id, quantity: 1 }))
  const response = await http(calculateCart, { query: {}, body: { goods } })
  return new Map(response.ok ? response.value.items.map(({ id, price }) => [id, price]) : [])
}
