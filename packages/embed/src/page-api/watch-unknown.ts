import type { Shop } from '@prilavok/core'
import { cartFeature, unknownOf } from '@prilavok/core/cart'
import type { Mounter } from '../kernel/mounter'
import type { Diagnostics } from '../self-check/diagnostics'

/** Names to the page's developer, once, each product of its elements that is in the cart and that the shop does not have. */
export function watchUnknown(shop: Shop, { points }: Pick<Mounter, 'points'>, warn: Diagnostics['warn']): () => void {
  const told = new Set<string>()
  return shop.use(cartFeature).state.subscribe(
    ({ calculated }) => calculated,
    (calculated) => {
      for (const id of calculated === null ? [] : unknownOf(calculated)) {
        const element = [...points.keys()].find(({ dataset }) => dataset['id'] === id)
        // What lies in the cart from elsewhere is no mistake of this page.
        if (element === undefined || told.has(id)) continue
        told.add(id)
        warn({ kind: 'product', id }, element)
      }
    },
  )
}
