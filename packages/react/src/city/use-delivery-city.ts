import type { CityStore, CityState } from '@prilavok/core/city'
import { cityFlow } from '@prilavok/core/flows'
import { useEffect } from 'react'
import { useStore } from 'zustand'
import { useShop } from '../shop-context'

/** The city that orders go to, found out and followed on every page; `wanted: false` asks nobody. */
export function useDeliveryCity({ wanted = true }: { readonly wanted?: boolean } = {}): Pick<
  CityState,
  'status' | 'visitor'
> &
  Pick<CityStore, 'choose'> {
  const { city, start } = useShop().use(cityFlow)
  useEffect(() => {
    if (wanted) void start()
  }, [wanted, start])
  const status = useStore(city.state, (state) => state.status)
  const visitor = useStore(city.state, (state) => state.visitor)
  return { status, visitor, choose: city.choose }
}
