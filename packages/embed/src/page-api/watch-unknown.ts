import type { Shop } from '@prilavok/core'
import { cartFeature, unknownOf } from '@prilavok/core/cart'
import type { Mounter } from '../kernel/mounter'
import type { Diagnostics } from '../self-check/diagnostics'

/** Names to the page's developer, once, each product of its elements that the shop does not have. */
export function watchUnknown(shop: Shop, { points }: Pick<Mounter, 'points'>, warn: Diagnostics['warn']): () => void {
  const told = new Set<string>()
  return shop.use(cartFeature).state.subscribe(
    ({ calculated }) => calculated,
    (calculated) => {
      for (const id of calculated === null ? [] : unknownOf(calculated)) {
        if (told.has(id)) continue
        told.add(id)
        const element = [...points.keys()].find(({ dataset }) => dataset['id'] === id)
        warn({ kind: 'product', id }, element)
      }
    },
  )
}
