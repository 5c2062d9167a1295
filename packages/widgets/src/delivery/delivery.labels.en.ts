import type { CarrierListLabels, CourierAddressLabels, DeliveryMethodLabels } from './delivery.labels'
import type { PickupPointsLabels, PickupPointsPageLabels } from './pickup-points.labels'
import type { PointMapLabels } from './point-map.labels'

export const carrierListEn: CarrierListLabels = {
  legend: 'Carrier',
  days: (from, to) => {
    if (from !== null && to !== null) return `${from}–${to}\u00a0days in transit`
    if (from !== null) return `from ${from}\u00a0days in transit`
    return to === null ? '' : `up to ${to}\u00a0days in transit`
  },
  storage: (count) => `stored free for ${count}\u00a0${count === 1 ? 'day' : 'days'}`,
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
  notice: 'Courier orders cannot be paid on delivery, and courier delivery usually costs more',
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
  legend: 'Delivery method',
  pickup: 'Pickup',
  pickupHelp: 'From a pickup point or a parcel locker',
  courier: 'Courier',
  courierHelp: 'To your door',
}

/** English words of the page of pick-up points. */
export const pickupPointsPageEn: PickupPointsPageLabels = {
  region: 'Pickup points',
  empty: 'No pickup points in this city yet.',
  failed: 'Pickup points could not be loaded.',
  failedPart: 'Some pickup points could not be loaded.',
  retry: 'Try again',
}

const { format: number } = new Intl.NumberFormat('en')

export const pickupPointsEn: PickupPointsLabels = {
  heading: 'Pickup point',
  count: (count) => `${number(count)} to choose from`,
  search: 'Address or name',
  clear: 'Clear search',
  notFound: 'No pickup points found. Try another search',
  found: (count) => `Pickup points found: ${number(count)}`,
  foundOne: (address) => `Pickup point found and selected: ${address}`,
  shown: (shown, all) => `${number(shown)} of ${number(all)} shown`,
  more: 'Show more',
  choose: 'Collect here',
  chosen: 'Selected',
  another: 'Choose another pickup point',
  recommended: 'Recommended',
  advice: { nearest: 'the nearest', everyDay: 'open every day' },
  nearMe: 'Near me',
  nearUnknown: 'Your location is not known',
  postamat: 'Parcel locker',
  openAlways: 'Open 24 hours',
  openUntil: (time) => `Open until ${time}`,
  opensAt: (time) => `Opens at ${time}`,
  opensTomorrow: (time) => `Opens tomorrow at ${time}`,
  opensOn: (day, time) => `Opens on ${day} at ${time}`,
  metres: (metres) => `${metres}\u00a0m`,
  kilometres: (kilometres) => `${kilometres}\u00a0km`,
  filters: 'Show only',
  number,
  withCash: 'Cash',
  withCard: 'Card',
  points: 'Pickup points',
  postamats: 'Parcel lockers',
  otherPoints: 'Partners',
  noneOfFilters: 'No points match these filters.',
  dropFilters: 'Show all points',
  toMap: 'Map',
  toList: 'List',
  mapFailed: 'The map could not be loaded. You can choose a point in the list.',
  retryMap: 'Try again',
  today: (hours) => `Today ${hours}`,
  hours: 'Opening hours',
  hoursUnknown: 'Call to check',
  dayOff: 'closed',
  days: ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'],
  everyDay: 'Every day',
  phone: 'Phone',
  howToFind: 'Directions',
  payNoPayment: 'Advance payment only',
  payFrom2000: (limit) => `Payment on delivery from ${limit} roubles only`,
  payTooCheap: 'The order is too small compared with the cost of delivery',
  payTooDear: 'The order is too large for payment on delivery',
  payCashAndCard: 'Cash, debit and credit cards',
  payCashMaybeCard: 'Cash. Cards may not be accepted',
  closedPostamat: 'The goods cannot be inspected here before paying',
  secondary: 'Secondary pickup point, delivery takes 2–4 days longer',
  error: 'Choose a pickup point or enter a delivery address',
}

/** English words of the map. */
export const pointMapEn: PointMapLabels = {
  map: 'Map of the pickup points',
  zoomIn: 'Zoom in',
  zoomOut: 'Zoom out',
  cluster: (count) => `${count} pickup points close together. Zoom in`,
  twoFingers: 'Move the map with two fingers',
  noTiles: 'The map image could not be loaded. You can also choose a point in the list.',
  unplaced: (count) => `Not shown on the map: ${count}. See the list.`,
}
