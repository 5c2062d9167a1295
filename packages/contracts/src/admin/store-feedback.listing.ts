import { listing } from './listing'

/** How store reviews are filtered, sorted and changed many at once. */
export const storeFeedbackListing = listing({
  sort: ['id', 'createdOn', 'score', 'status'],
  defaultSort: '-createdOn',
  filters: {
    status: { type: 'enum', of: 'StoreFeedbackStatus', many: true },
    score: { type: 'numberRange' },
    hasAnswer: { type: 'bool' },
    createdOn: { type: 'dateRange' },
  },
  bulk: ['setStatus'],
})
