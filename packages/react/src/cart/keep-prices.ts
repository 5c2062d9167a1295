import { keepMarketing, type Shop } from '@prilavok/core'
import { cartFlow } from '@prilavok/core/flows'

/**
 * Keeps the prices of a shop's cart, and what the address of the page says of the visit; a file of its own, because it is loaded after the
 * first render. Source: PRICE-08, ANALYTICS-08.
 */
export function keepPrices(shop: Shop): void {
  keepMarketing(shop.effects)
  shop.use(cartFlow)
}
