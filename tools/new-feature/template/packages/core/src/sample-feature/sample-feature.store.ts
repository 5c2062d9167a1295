import { loadSampleFeature } from '@prilavok/contracts'
import { subscribeWithSelector } from 'zustand/middleware'
import { createStore } from 'zustand/vanilla'
import type { Effects } from '../effects'
import { createLatest } from '../lib/latest'
import type { ReadonlyStore } from '../lib/store'
import type { Feature } from '../shop'
import { entriesArrived, initialSampleFeature } from './sample-feature.rules'
import type { SampleFeatureState } from './sample-feature.types'

/** The entries of the visitor. */
export interface SampleFeature {
  readonly state: ReadonlyStore<SampleFeatureState>
  /** Requests the entries; a failure keeps those that are shown. */
  readonly load: () => Promise<void>
}

export function createSampleFeature({ http }: Pick<Effects, 'http'>): SampleFeature {
  const state = createStore(subscribeWithSelector<SampleFeatureState>(() => initialSampleFeature))
  const latest = createLatest()
  return {
    state,
    load() {
      state.setState({ status: 'loading' })
      return latest(
        (signal) => http(loadSampleFeature, {}, { signal }),
        (response) => state.setState(response.ok ? entriesArrived(response.value.items) : { status: 'failed' }),
      )
    },
  }
}

export const sampleFeatureFeature: Feature<SampleFeature> = {
  name: 'sample-feature',
  create: ({ effects }) => createSampleFeature(effects),
}
