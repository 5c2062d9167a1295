import type { PickupPointsPageLabels } from './pickup-points-page.labels'

/** English words of the page of pick-up points. */
export const pickupPointsPageEn: PickupPointsPageLabels = {
  region: 'Pickup points',
  empty: 'There are no pickup points in this city yet.',
  failed: 'The pickup points could not be loaded.',
  failedPart: 'Some of the pickup points could not be loaded.',
  retry: 'Try again',
}
