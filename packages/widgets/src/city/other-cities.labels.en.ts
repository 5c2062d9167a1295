import type { OtherCitiesLabels } from './other-cities.labels'

export const otherCitiesEn: OtherCitiesLabels = {
  CanTake: 'Can be collected',
  PayOnDelivery: 'Payment on delivery',
  CheepDeliveryCost: 'Cheaper delivery',
  nearest: 'Nearest cities',
  days: (from, to) => (from === to ? `${from}\u00a0d` : `${from}–${to}\u00a0d`),
  kilometres: (distance) => `${distance}\u00a0km`,
  failed: 'The cities around could not be found.',
  retry: 'Try again',
}
