import { endpoint, type Endpoint } from './endpoint'
import type * as parcel from './parcel-status.wire'
import type * as wire from './track.wire'
import type { Output } from './wire'

/** Where a parcel stands, in the carriers' common words. */
export type TransportCompanyOrderStatus = Output<typeof parcel.transportCompanyOrderStatus>
/** A number to look for. Source: TRACK-02. */
export type TrackRequest = Output<typeof wire.trackRequest>
/** One step of a parcel. */
export type TrackingEvent = Output<typeof wire.trackingEvent>
/** Where a parcel is; nothing about a person. Source: TRACK-04. */
export type TrackingResult = Output<typeof wire.trackingResult>

/** Where the parcel with a number is. Source: TRACK-03. */
export const trackParcel: Endpoint<typeof wire.trackParcelWire> = endpoint({
  name: 'trackParcel',
  method: 'POST',
  path: '/api/order/track',
  wire: () => import('./track.wire').then((module) => module.trackParcelWire),
})
