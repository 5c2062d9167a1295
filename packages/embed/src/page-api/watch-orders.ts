import type { Shop } from '@prilavok/core'
import { purchasesFeature } from '@prilavok/core/order'
import type { PageEmitter } from './page-events'

/** Emits a page event for every order that the shop has taken: its number of pieces and its sum, nothing personal (SAFE-17). */
export function watchOrders(shop: Shop, emit: PageEmitter['emit']): () => void {
  return shop.use(purchasesFeature).state.subscribe(({ last }) => {
    if (last === null) return
    const { orderId, lines } = last
    const count = lines.reduce((sum, { quantity }) => sum + quantity, 0)
    // In kopecks, because sums of roubles with fractions are not exact.
    const total = lines.reduce((sum, { price, quantity }) => sum + Math.round(price * 100) * quantity, 0) / 100
    emit('order-created', { orderId, count, total })
  })
}
