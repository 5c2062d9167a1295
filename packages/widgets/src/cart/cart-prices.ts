import type { Shop } from '@prilavok/core'
import { cartFlow } from '@prilavok/core/flows'

/** Keeps the prices of the cart and tells whether a calculation is on its way, now and whenever that changes; answers the way to stop. */
export function watchCalculating(shop: Shop, heard: (calculating: boolean) => void): () => void {
  const { state } = shop.use(cartFlow).pricing
  const isCalculating = ({ status }: ReturnType<typeof state.getState>) => status === 'loading'
  heard(isCalculating(state.getState()))
  return state.subscribe(isCalculating, heard)
}
