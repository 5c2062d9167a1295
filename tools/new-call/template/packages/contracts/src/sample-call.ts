import { endpoint, type Endpoint } from './endpoint'
import type * as wire from './sample-call.wire'
import type { Output } from './wire'

/** Sample call: what the server says of one record. */
export type SampleCall = Output<typeof wire.sampleCall>

/** Reads it by the id of the record. */
export const loadSampleCall: Endpoint<typeof wire.loadSampleCallWire> = endpoint({
  name: 'loadSampleCall',
  method: 'GET',
  path: '/api/sample-call/{id}',
  wire: () => import('./sample-call.wire').then((module) => module.loadSampleCallWire),
})
