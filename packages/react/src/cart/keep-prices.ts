import type { Shop } from '@prilavok/core'
import { cartFlow } from '@prilavok/core/flows'

/** Keeps the prices of a shop's cart; a file of its own, because it is loaded after the first render. Source: PRICE-08. */
export const keepPrices = (shop: Shop): void => void shop.use(cartFlow)
