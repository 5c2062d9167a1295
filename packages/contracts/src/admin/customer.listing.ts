import { listing } from './listing'

/** How customers are filtered, sorted and changed many at once. */
export const customerListing = listing({
  sort: ['id', 'fullName', 'ordersCount', 'totalSpent', 'lastOrderOn', 'registeredOn'],
  defaultSort: '-registeredOn',
  filters: {
    type: { type: 'enum', of: 'CustomerType', many: true },
    rating: { type: 'enum', of: 'ClientRating', many: true },
    cityId: { type: 'ref', of: 'addressCity', many: true },
    isBlocked: { type: 'bool' },
    ordersCount: { type: 'numberRange' },
    totalSpent: { type: 'numberRange' },
    lastOrderOn: { type: 'dateRange' },
    registeredOn: { type: 'dateRange' },
    phone: { type: 'text' },
    email: { type: 'text' },
  },
  bulk: ['addTags', 'setBlocked'],
  guarded: {
    fullName: 'customer:read-personal-data',
    phone: 'customer:read-personal-data',
    email: 'customer:read-personal-data',
  },
})
