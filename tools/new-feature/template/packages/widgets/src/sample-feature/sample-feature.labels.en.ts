import type { SampleFeatureLabels } from './sample-feature.labels'

export const sampleFeatureEn: SampleFeatureLabels = {
  title: 'Sample feature',
  empty: 'Nothing here yet',
  failed: 'Could not be loaded',
  retry: 'Try again',
}
