import type { CityPickerLabels, DeliveryHeaderLabels, OtherCitiesLabels } from './city.labels'

export const cityPickerEn: CityPickerLabels = {
  city: 'Delivery city',
  change: 'Change',
  choose: 'Choose a city',
  none: 'Choose a city to see delivery options',
  nameless: 'name not loaded',
  dialogTitle: 'Delivery city',
  search: 'City or town',
  popular: 'Major cities',
  empty: 'Start typing to search',
  tooShort: 'Type at least 2 letters',
  notFound: 'No cities found. Check the name',
  failed: 'Could not search for cities. Check your connection.',
  retry: 'Try again',
  dialogFailed: 'Could not open the city list',
  people: (count) =>
    count >= 1_000_000
      ? `${(count / 1_000_000).toFixed(1).replace('.0', '')}\u00a0million people`
      : count >= 1_000
        ? `${Math.round(count / 1_000)},000\u00a0people`
        : `${count}\u00a0people`,
}

export const deliveryHeaderEn: DeliveryHeaderLabels = {
  city: (name) => `Delivery city: ${name}`,
  choose: 'Choose a city',
  payment: 'Payment on delivery available',
  noPayment: 'No payment on delivery',
  reasonsLabel: 'When payment on delivery is not available',
  reasons: (limit) =>
    `Payment on delivery is not available for orders under ${limit} roubles, for orders that are small compared with their delivery cost, or for buyers in the bottom 5% by orders collected`,
}

export const otherCitiesEn: OtherCitiesLabels = {
  CanTake: 'Collect here',
  PayOnDelivery: 'Payment on delivery available',
  CheepDeliveryCost: 'Cheaper delivery',
  nearest: 'Nearest cities',
  alsoPayOnDelivery: 'payment on delivery',
  alsoCheaper: 'cheaper delivery',
  days: (from, to) => (from === to ? `${from}\u00a0${from === 1 ? 'day' : 'days'}` : `${from}–${to}\u00a0days`),
  kilometres: (distance) => `${distance}\u00a0km`,
  failed: 'Could not find nearby cities.',
  retry: 'Try again',
}
