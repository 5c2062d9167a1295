import type { Delivery, DeliveryState } from '@prilavok/core/delivery'
import { checkoutFlow } from '@prilavok/core/flows'
import { useStore } from 'zustand'
import { useShop } from '../shop-context'

/** The delivery of the order with everything one can do with it. */
export interface UseDelivery
  extends DeliveryState, Omit<Delivery, 'state' | 'restore' | 'setCity' | 'refresh' | 'browse'> {
  /** Requests the costs again after a failure. */
  readonly retry: () => Promise<void>
  /** Whether the shop delivers to the door; the server switches it on. */
  readonly hasCourier: boolean
}

/** How the order reaches the buyer. */
export function useDelivery(): UseDelivery {
  const { features, retryCosts } = useShop().use(checkoutFlow)
  const { state, restore: _, setCity: _city, refresh: _refresh, browse: _browse, ...actions } = features.delivery
  const hasCourier = useStore(features.flags.state, ({ AddressDelivery }) => AddressDelivery)
  return { ...useStore(state), ...actions, retry: retryCosts, hasCourier }
}
