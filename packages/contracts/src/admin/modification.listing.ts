import { listing } from './listing'

/** How modifications are filtered, sorted and changed many at once. */
export const modificationListing = listing({
  sort: ['id', 'fullName', 'childCount'],
  defaultSort: 'fullName',
  filters: {
    rootId: { type: 'ref', of: 'modification' },
    isBase: { type: 'bool' },
    isVisible: { type: 'bool' },
  },
  bulk: ['setVisible'],
})
