import { checkoutFlow, deliveryPlace, type DeliveryPlace } from '@prilavok/core/flows'
import { useStore } from 'zustand'
import { useShop } from '../shop-context'

/** What is known of the place that the order goes to, while it is being found out and after. */
export function useDeliveryPlace(): DeliveryPlace {
  const { city, delivery } = useShop().use(checkoutFlow).features
  return deliveryPlace(useStore(city.state), useStore(delivery.state))
}
