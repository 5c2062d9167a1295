import { flagsFeature, type FlagName } from '@prilavok/core/flags'
import { useEffect } from 'react'
import { useStore } from 'zustand'
import { useShop } from '../shop-context'

/** Whether the shop server has switched a feature on; off until it has confirmed it (HTTP-11). */
export function useFlag(name: FlagName): boolean {
  const { state, check } = useShop().use(flagsFeature)
  useEffect(() => void check(name), [check, name])
  return useStore(state, (flags) => flags[name])
}
