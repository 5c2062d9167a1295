import { listing } from './listing'

/** How log are filtered, sorted and changed many at once. */
export const logListing = listing({
  sort: ['id', 'createdOn', 'level'],
  defaultSort: '-createdOn',
  filters: {
    level: { type: 'enum', of: 'LogLevel', many: true },
    source: { type: 'text' },
    /** Members of the staff who have signed in or out. */
    isSignIn: { type: 'bool' },
    userId: { type: 'text' },
    traceId: { type: 'text' },
    createdOn: { type: 'dateRange' },
  },
  bulk: [],
})
