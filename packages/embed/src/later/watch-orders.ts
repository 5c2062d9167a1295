import { sumBy, type Shop } from '@prilavok/core'
import { purchasesFeature } from '@prilavok/core/order'
import type { PageTalk } from '../page/page-events'

/** Tells the page of every order that the shop has taken: its number of pieces and its sum, nothing personal (SAFE-17). */
export function watchOrders(shop: Shop, emit: PageTalk['emit']): () => void {
  return shop.use(purchasesFeature).state.subscribe(({ last }) => {
    if (last === null) return
    const { orderId, goods } = last
    const count = sumBy(goods, ({ quantity }) => quantity)
    // In kopecks, because sums of roubles with fractions are not exact.
    const total = sumBy(goods, ({ price, quantity }) => Math.round(price * 100) * quantity) / 100
    emit('order-created', { orderId, count, total })
  })
}
