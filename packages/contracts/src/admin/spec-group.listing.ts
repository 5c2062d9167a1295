import { listing } from './listing'

/** How characteristic groups are filtered, sorted and changed many at once. */
export const specGroupListing = listing({
  sort: ['id', 'name', 'displayOrder', 'specsCount'],
  defaultSort: 'displayOrder',
  filters: {},
  bulk: [],
})
