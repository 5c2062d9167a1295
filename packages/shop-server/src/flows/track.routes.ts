import { trackParcel as trackCall, type TrackRequest } from '@prilavok/contracts'
import { HttpProblem } from '../http/problem'
import { route, type Route } from '../http/route'
import { trackParcel } from './track-parcel'

const robotCheck = { action: 'track-order', token: (body: TrackRequest) => body.reCaptchaToken }

/**
 * Where a parcel is, for whoever has its number. Nothing of it is about a person: no number of the order, no pickup point, and the
 * carrier's words without the place of the last step, which may be a street. Source: TRACK-03, TRACK-04.
 */
export const trackRoute: Route = route(trackCall, { forVisitor: true, robotCheck }, async (shop, { body }) => {
  const trackNumber = body.trackNumber.trim()
  if (trackNumber === '') throw new HttpProblem('track-not-found')
  const { transportCompany, transportCompanyName, status, statusName, expectedOn, storageUntil, steps } =
    await trackParcel(shop, trackNumber)
  return {
    trackNumber,
    transportCompany,
    transportCompanyName,
    status,
    statusName,
    orderNumber: null,
    expectedOn,
    storageUntil,
    pickPoint: null,
    steps: steps.map(({ date, status: each, text }) => ({ date, status: each, text, place: null })),
  }
})
