import type { CarrierListLabels, CourierAddressLabels, DeliveryMethodLabels } from './delivery.labels'
import type { PickupPointsLabels, PickupPointsPageLabels } from './pickup-points.labels'
import type { PointMapLabels } from './point-map.labels'

export const carrierListEn: CarrierListLabels = {
  legend: 'Carrier',
  days: (from, to) => {
    if (from !== null && to !== null) return `${from}-${to} days on the way`
    if (from !== null) return `from ${from} days on the way`
    return to === null ? '' : `up to ${to} days on the way`
  },
  storage: (count) => `kept free of charge for ${count} ${count === 1 ? 'day' : 'days'}`,
  cashOnDelivery: 'Payment on delivery',
  noCashOnDelivery: 'No payment on delivery',
  prepaymentOnly: (name) => `“${name}” must be paid in advance`,
  free: 'FREE',
  unknownCost: 'Price on request',
  recommended: 'Recommended',
  error: 'Choose a carrier',
}

export const courierAddressEn: CourierAddressLabels = {
  heading: 'Delivery address',
  notice: 'With a courier there is no payment on delivery, and delivery usually costs more',
  city: 'City',
  street: 'Street',
  house: 'House',
  apartment: 'Apartment',
  error: 'Choose a pickup point or enter a delivery address',
  cityError: 'Enter the city',
  streetError: 'Enter the street',
  houseError: 'Enter the house number',
  otherTown: 'Another town',
  toComment: 'Entrance, floor and door code: add them to the comment',
}

export const deliveryMethodEn: DeliveryMethodLabels = {
  legend: 'How you receive it',
  pickup: 'Pickup',
  pickupHelp: 'From a pickup point or a parcel locker',
  courier: 'Courier',
  courierHelp: 'To your door',
}

/** English words of the page of pick-up points. */
export const pickupPointsPageEn: PickupPointsPageLabels = {
  region: 'Pickup points',
  empty: 'There are no pickup points in this city yet.',
  failed: 'The pickup points could not be loaded.',
  failedPart: 'Some of the pickup points could not be loaded.',
  retry: 'Try again',
}

const number = (count: number): string => count.toLocaleString('en')

export const pickupPointsEn: PickupPointsLabels = {
  heading: 'Pickup point',
  count: (count) => `${number(count)} to choose from`,
  search: 'Address or name',
  clear: 'Clear the search',
  notFound: 'No pickup points were found. Try another search',
  found: (count) => `Pickup points found: ${number(count)}`,
  foundOne: (address) => `Found and chosen: ${address}`,
  shown: (shown, all) => `${number(shown)} of ${number(all)} shown`,
  more: 'Show more',
  choose: 'Collect here',
  chosen: 'Chosen',
  another: 'Choose another pickup point',
  recommended: 'Recommended',
  postamat: 'Parcel locker',
  openAlways: 'Open round the clock',
  openUntil: (time) => `Open until ${time}`,
  opensAt: (time) => `Opens at ${time}`,
  opensTomorrow: (time) => `Opens tomorrow at ${time}`,
  opensOn: (day, time) => `Opens on ${day} at ${time}`,
  metres: (metres) => `${metres} m`,
  kilometres: (kilometres) => `${kilometres} km`,
  filters: 'Show only',
  number,
  withCash: 'Cash',
  withCard: 'Card',
  points: 'Pickup points',
  postamats: 'Parcel lockers',
  otherPoints: 'Partners',
  noneOfFilters: 'There are no such points.',
  dropFilters: 'Show all points',
  toMap: 'On the map',
  toList: 'As a list',
  mapFailed: 'The map could not be loaded. The point can be chosen in the list.',
  retryMap: 'Try again',
  today: (hours) => `Today ${hours}`,
  hours: 'Opening hours',
  hoursUnknown: 'Ask by phone',
  dayOff: 'closed',
  days: ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'],
  everyDay: 'Every day',
  phone: 'Phone',
  howToFind: 'How to find it',
  payNoPayment: 'Pay for the order in advance',
  payFrom2000: (limit) => `Payment on delivery from ${limit} roubles only`,
  payTooCheap: 'The goods are too cheap in comparison with the delivery',
  payTooDear: 'The goods are too expensive for payment on delivery',
  payCashAndCard: 'Cash, debit and credit card',
  payCashMaybeCard: 'Cash. Payment by card is not certain',
  closedPostamat: 'The goods cannot be looked at before payment!',
  secondary: 'An additional pickup point, delivery takes 2-4 days longer',
  error: 'Choose a pickup point or enter a delivery address',
}

/** English words of the map. */
export const pointMapEn: PointMapLabels = {
  map: 'Map of the pickup points',
  zoomIn: 'Zoom in',
  zoomOut: 'Zoom out',
  cluster: (count) => `${count} pickup points close together. Come closer`,
  twoFingers: 'Move the map with two fingers',
  noTiles: 'The picture of the map could not be loaded. The points can be chosen in the list as well.',
  unplaced: (count) => `Without a place on the map: ${count}. These points are in the list.`,
}
