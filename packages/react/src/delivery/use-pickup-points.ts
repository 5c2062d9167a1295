import { pickupPointsFeature, type PickupPoints, type PickupPointsState } from '@prilavok/core/delivery'
import { useEffect } from 'react'
import { useStore } from 'zustand'
import { useShop } from '../shop-context'

/** The pick-up points of a city with everything one can do with them. */
export interface UsePickupPoints extends PickupPointsState, Omit<PickupPoints, 'state' | 'load'> {
  /** Repeats the request after a failure. */
  readonly retry: () => Promise<void>
}

/** The pick-up points of a city; they are requested when the first component wants them. Source: PICK-26. */
export function usePickupPoints(cityId: string): UsePickupPoints {
  const { state, load, ...actions } = useShop().use(pickupPointsFeature)
  const known = useStore(state)
  useEffect(() => {
    const { status, cityId: present } = state.getState()
    if (present !== cityId || status === 'idle') void load(cityId)
  }, [state, load, cityId])
  return { ...known, ...actions, retry: () => load(cityId) }
}
