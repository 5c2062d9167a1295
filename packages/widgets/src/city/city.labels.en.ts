import type { CityPickerLabels, DeliveryHeaderLabels, OtherCitiesLabels } from './city.labels'

export const cityPickerEn: CityPickerLabels = {
  city: 'Delivery city',
  change: 'Change',
  choose: 'Choose a city',
  none: 'Choose a city and we will show the ways of delivery',
  nameless: 'the name could not be loaded',
  dialogTitle: 'Delivery city',
  search: 'City or town',
  empty: 'Start typing to search',
  notFound: 'No city was found, or fewer than 2 characters were typed!',
  failed: 'The cities could not be searched. Check the connection.',
  retry: 'Try again',
  dialogFailed: 'The choice of cities could not be opened',
  people: (count) =>
    count >= 1_000_000
      ? `${(count / 1_000_000).toFixed(1).replace('.0', '')}m people`
      : count >= 1_000
        ? `${Math.round(count / 1_000)}k people`
        : `${count} people`,
}

export const deliveryHeaderEn: DeliveryHeaderLabels = {
  city: (name) => `Delivery city: ${name}`,
  choose: 'Choose a city',
  payment: 'Payment on delivery',
  noPayment: 'No payment on delivery',
  reasonsLabel: 'When there is no payment on delivery',
  reasons:
    'An order cannot be paid on delivery if it comes to less than 2,000 roubles, if that is too little compared with the cost of delivery, or if the buyer is among the last 5% by the share of orders collected',
}

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
