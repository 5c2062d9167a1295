import { endpoint, type Endpoint } from './endpoint'
import type * as wire from './recording.wire'
import type { Output } from './wire'

/** Something that happened on a page. */
export type RecordedEntry = Output<typeof wire.recordedEntry>
/** The last things that happened on a page: events, requests, decisions and problems, nothing that a person typed. */
export type Recording = Output<typeof wire.recording>
/** A recording that the shop has, with its number and when it came. */
export type KeptRecording = Output<typeof wire.keptRecording>

/** Sends what has happened on a page to the shop's support, which finds it by the number of the response. */
export const sendRecording: Endpoint<typeof wire.sendRecordingWire> = endpoint({
  name: 'sendRecording',
  method: 'POST',
  path: '/api/recordings',
  idempotency: 'optional',
  wire: () => import('./recording.wire').then((module) => module.sendRecordingWire),
})

/** The recording with a number; whoever knows the number may read it, as nothing in it is of a person. */
export const loadRecording: Endpoint<typeof wire.loadRecordingWire> = endpoint({
  name: 'loadRecording',
  method: 'GET',
  path: '/api/recordings/{number}',
  wire: () => import('./recording.wire').then((module) => module.loadRecordingWire),
})
