import type { SampleFeatureEntry } from '@prilavok/contracts'
import type { SampleFeatureState } from './sample-feature.types'

export const initialSampleFeature: SampleFeatureState = { status: 'idle', entries: [] }

/** The state after a response; an entry that comes twice keeps its first position. */
export const entriesArrived = (entries: readonly SampleFeatureEntry[]): SampleFeatureState => ({
  status: 'ready',
  entries: entries.filter(({ id }, at) => entries.findIndex((entry) => entry.id === id) === at),
})
