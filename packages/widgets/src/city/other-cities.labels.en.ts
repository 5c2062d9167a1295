import type { OtherCitiesLabels } from './other-cities.labels'

export const otherCitiesEn: OtherCitiesLabels = {
  CanTake: 'Can be collected',
  PayOnDelivery: 'Payment on delivery',
  CheepDeliveryCost: 'Cheaper delivery',
  nearest: 'Nearest cities',
  days: (from, to) => (from === to ? `${from} d` : `${from}–${to} d`),
  kilometres: (distance) => `${distance} km`,
  failed: 'The cities around could not be found.',
  retry: 'Try again',
}
