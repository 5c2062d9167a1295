import { cartFeature } from '@prilavok/core/cart'
import { cityFeature } from '@prilavok/core/city'
import { useStore } from 'zustand'
import { useShop } from '../shop-context'

/** From which sum, in kopecks, the shop lets orders be paid on delivery; null while the server has not said it. */
export function usePayOnDeliveryFrom(): number | null {
  const { use } = useShop()
  const ofCart = useStore(use(cartFeature).state, ({ calculated }) => calculated?.payOnDeliveryFrom ?? null)
  const ofCity = useStore(use(cityFeature).state, ({ visitor }) => visitor?.payOnDeliveryFrom ?? null)
  return ofCart ?? ofCity
}
