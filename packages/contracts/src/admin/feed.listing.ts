import { listing } from './listing'

/** How feeds are filtered, sorted and changed many at once. */
export const feedListing = listing({
  sort: ['id', 'name', 'type', 'lastGeneratedOn', 'lastItemsCount'],
  defaultSort: 'name',
  filters: {
    type: { type: 'enum', of: 'FeedType', many: true },
    isActive: { type: 'bool' },
    lastStatus: { type: 'enum', of: 'JobStatus', many: true },
  },
  bulk: ['setActive', 'generate'],
})
