import { defineMount } from '../lib/define-mount'

/** The entries of the visitor. */
export const sampleFeaturePanelMount = defineMount({
  name: 'sample-feature-panel',
  load: () => import('./sample-feature-panel').then(({ SampleFeaturePanel }) => SampleFeaturePanel),
})
