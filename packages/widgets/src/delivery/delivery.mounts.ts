import { defineMount } from '../lib/define-mount'
import { required, roubles, type Reader } from '../lib/read-attributes'
import type { PickupPointsPageProps } from './pickup-points-page'

const PLACE = /^\s*(-?\d{1,2}(?:\.\d+)?)\s*,\s*(-?\d{1,3}(?:\.\d+)?)\s*$/

/** A place as `55.75, 37.62`, latitude first; it may be missing. */
const place: Reader<PickupPointsPageProps['near']> = (text = '') => {
  if (text.trim() === '') return { value: undefined }
  const [, latitude, longitude] = (PLACE.exec(text) ?? []).map(Number)
  if (latitude === undefined || longitude === undefined || Math.abs(latitude) > 90 || Math.abs(longitude) > 180)
    return { expected: 'place' }
  return { value: { latitude, longitude } }
}

/** The pick-up points of a city as a page of its own. Source: PICK-26. */
export const pickupPointsPageMount = defineMount<PickupPointsPageProps>({
  name: 'pickup-points-page',
  readers: { cityId: required('cityId'), near: place, payOnDeliveryFrom: roubles },
  load: () => import('./pickup-points-page').then(({ PickupPointsPage }) => PickupPointsPage),
})
