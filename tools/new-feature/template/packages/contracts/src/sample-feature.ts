import { endpoint, type Endpoint } from './endpoint'
import type * as wire from './sample-feature.wire'
import type { Output } from './wire'

/** One entry as the server sends it. */
export type SampleFeatureEntry = Output<typeof wire.sampleFeatureEntry>
/** All entries of the visitor. */
export type SampleFeatureEntries = Output<typeof wire.sampleFeatureEntries>

/** The entries of the visitor. */
export const loadSampleFeature: Endpoint<typeof wire.loadSampleFeatureWire> = endpoint({
  name: 'loadSampleFeature',
  method: 'GET',
  path: '/api/sample-feature',
  wire: () => import('./sample-feature.wire').then((module) => module.loadSampleFeatureWire),
})
