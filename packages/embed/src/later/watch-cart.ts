import type { Shop } from '@prilavok/core'
import { cartFeature, type CartGood } from '@prilavok/core/cart'
import { pageCart, pageGood } from '../page/cart-commands'
import type { PageTalk } from '../page/page-events'

/** Tells the page of every change of its cart, those included that were made since `before`. */
export function watchCart(shop: Shop, emit: PageTalk['emit'], before: readonly CartGood[]): () => void {
  const { state } = shop.use(cartFeature)
  const tell = (goods: readonly CartGood[], former: readonly CartGood[]) => {
    const had = new Set(former.map(({ id }) => id))
    const has = new Set(goods.map(({ id }) => id))
    for (const good of goods) if (!had.has(good.id)) emit('good-added', pageGood(good))
    for (const good of former) if (!has.has(good.id)) emit('good-removed', pageGood(good))
  }
  emit('cart-changed', pageCart(state.getState()))
  tell(state.getState().goods, before)
  const stops = [
    state.subscribe(({ goods }) => goods, tell),
    state.subscribe((now, former) => {
      if (now.goods !== former.goods || now.total !== former.total) emit('cart-changed', pageCart(now))
    }),
  ]
  return () => {
    for (const stop of stops) stop()
  }
}
