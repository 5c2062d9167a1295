import { sampleFeatureFeature, type SampleFeature, type SampleFeatureState } from '@prilavok/core/sample-feature'
import { useEffect } from 'react'
import { useStore } from 'zustand'
import { useShop } from '../shop-context'

export interface UseSampleFeature extends SampleFeatureState, Omit<SampleFeature, 'state'> {}

/** The entries of the visitor; requested by the first component that uses them. */
export function useSampleFeature(): UseSampleFeature {
  const { state: store, ...actions } = useShop().use(sampleFeatureFeature)
  const { load } = actions
  useEffect(() => {
    if (store.getState().status === 'idle') void load()
  }, [store, load])
  return { ...useStore(store), ...actions }
}
