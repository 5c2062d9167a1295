import { listing } from './listing'

/** How cities are filtered, sorted and changed many at once. */
export const addressCityListing = listing({
  sort: ['id', 'name', 'population', 'pickPointsCount'],
  defaultSort: '-population',
  filters: {
    regionId: { type: 'ref', of: 'addressRegion', many: true },
    population: { type: 'numberRange' },
    hasPickPoints: { type: 'bool' },
    paymentType: { type: 'enum', of: 'UserCityPaymentType', many: true },
    isActive: { type: 'bool' },
  },
  bulk: ['setPaymentType', 'setActive'],
})
