export { createSampleFeature, sampleFeatureFeature, type SampleFeature } from './sample-feature.store'
export type { SampleFeatureState } from './sample-feature.types'
