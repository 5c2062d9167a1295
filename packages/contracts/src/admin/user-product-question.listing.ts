import { listing } from './listing'

/** How product questions are filtered, sorted and changed many at once. */
export const userProductQuestionListing = listing({
  sort: ['id', 'createdOn', 'status'],
  defaultSort: '-createdOn',
  filters: {
    status: { type: 'enum', of: 'UserProductQuestionStatus', many: true },
    productId: { type: 'ref', of: 'product' },
    hasAnswer: { type: 'bool' },
    createdOn: { type: 'dateRange' },
  },
  bulk: ['setStatus'],
})
