import { endpoint, type Endpoint } from './endpoint'
import type * as wire from './experiments.wire'
import type { Output } from './wire'

/** What the personalisation service is told of the page that an option is chosen for. */
export type PredictRequest = Output<typeof wire.predictRequest>
/** The option that the personalisation service has chosen. */
export type PredictedOption = Output<typeof wire.predictedOption>

/** Asks the personalisation service for an option of an experiment. Source: EXP-18. */
export const predictOption: Endpoint<typeof wire.predictOptionWire> = endpoint({
  name: 'predictOption',
  method: 'POST',
  path: '/predict',
  wire: () => import('./experiments.wire').then((module) => module.predictOptionWire),
})
