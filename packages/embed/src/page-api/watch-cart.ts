import type { Shop } from '@prilavok/core'
import { cartFeature, type CartLine } from '@prilavok/core/cart'
import { pageCart, pageProduct } from './cart-commands'
import type { PageEmitter } from './page-events'

/** Emits page events for the cart as it is found and every change of it, those included that were made since `before`. */
export function watchCart(shop: Shop, emit: PageEmitter['emit'], before: readonly CartLine[]): () => void {
  const { state } = shop.use(cartFeature)
  const emitChanges = (lines: readonly CartLine[], former: readonly CartLine[]) => {
    const had = new Set(former.map(({ id }) => id))
    const has = new Set(lines.map(({ id }) => id))
    for (const line of lines) if (!had.has(line.id)) emit('product-added', pageProduct(line))
    for (const line of former) if (!has.has(line.id)) emit('product-removed', pageProduct(line))
  }
  emit('cart-changed', pageCart(state.getState()))
  emitChanges(state.getState().lines, before)
  const stops = [
    state.subscribe(({ lines }) => lines, emitChanges),
    state.subscribe((now, former) => {
      if (now.lines !== former.lines || now.total !== former.total) emit('cart-changed', pageCart(now))
    }),
  ]
  return () => {
    for (const stop of stops) stop()
  }
}
