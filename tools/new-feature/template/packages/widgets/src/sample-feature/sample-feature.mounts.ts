import { defineMount } from '../lib/define-mount'

/** The entries of the visitor. */
export const sampleFeaturePanelMount = defineMount({
  name: 'sample-feature-panel',
  readProps: () => ({ props: {} }),
  load: () => import('./sample-feature-panel').then(({ SampleFeaturePanel }) => SampleFeaturePanel),
})
