import * as z from 'zod/mini'
import { transportCompanyOrderStatus } from './parcel-status.wire'
import { pickPoint } from './pickup-point.wire'
import { transportCompany } from './shared.wire'
import { date, datetime, list, maybe, text, wire } from './wire'

export const trackRequest = z.object({
  trackNumber: text(64),
  reCaptchaToken: maybe(text(4_096)),
})

export const trackingEvent = z.object({
  date: datetime,
  status: transportCompanyOrderStatus,
  text: text(),
  place: maybe(text()),
})

export const trackingResult = z.object({
  trackNumber: text(),
  transportCompany: maybe(transportCompany),
  transportCompanyName: maybe(text()),
  status: transportCompanyOrderStatus,
  /** The status as people read it. */
  statusName: text(),
  /** Left out for visitors: whoever has a number must not learn whose order it is. */
  orderNumber: maybe(text()),
  expectedOn: maybe(date),
  storageUntil: maybe(date),
  /** Left out for visitors. */
  pickPoint: maybe(pickPoint),
  /** Newest first. */
  steps: list(trackingEvent),
})

export const trackParcelWire = wire({ body: trackRequest, response: trackingResult })
