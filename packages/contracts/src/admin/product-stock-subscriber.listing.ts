import { listing } from './listing'

/** How stock subscribers are filtered, sorted and changed many at once. */
export const productStockSubscriberListing = listing({
  sort: ['id', 'createdOn', 'status'],
  defaultSort: '-createdOn',
  filters: {
    kind: { type: 'enum', of: 'SubscriptionKind', many: true },
    productId: { type: 'ref', of: 'product' },
    status: { type: 'enum', of: 'SubscriberStatus', many: true },
    createdOn: { type: 'dateRange' },
  },
  bulk: ['notify', 'setStatus'],
})
