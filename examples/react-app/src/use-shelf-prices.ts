import { createPricing } from '@prilavok/core/pricing'
import { useEffect, useMemo } from 'react'
import { useStore } from '@prilavok/react'
import { products } from './products'
import { shop } from './shop'

/** A calculation of its own, beside the cart's: one piece of everything on the shelf. */
const shelf = createPricing(shop.effects)
const ask = () => void shelf.calculate(products.map(({ id }) => ({ id, quantity: 1 })))

/** Prices by product, in kopecks; none until the server has answered. */
export function useShelfPrices() {
  const { status, calculation } = useStore(shelf.state)
  useEffect(() => {
    if (shelf.state.getState().status === 'idle') ask()
  }, [])
  const prices = useMemo(() => new Map(calculation?.items.map(({ id, price }) => [id, price])), [calculation])
  return { prices, failed: status === 'failed', retry: ask }
}
