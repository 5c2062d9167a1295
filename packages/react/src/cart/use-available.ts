import { availabilityOf, cartFeature } from '@prilavok/core/cart'
import { useState } from 'react'
import { useStore } from 'zustand'
import { useShop } from '../shop-context'

/**
 * Whether a product can be bought, as the calculation of the cart has known; null when it has not. Sends no request. What
 * it has known is kept when the product leaves the cart: the next calculation no longer names it.
 */
export function useAvailable(id: string): boolean | null {
  const now = useStore(useShop().use(cartFeature).state, (state) => availabilityOf(state, id))
  const [last, setLast] = useState({ id, known: now })
  const known = now ?? (last.id === id ? last.known : null)
  if (last.id !== id || last.known !== known) setLast({ id, known })
  return known
}
