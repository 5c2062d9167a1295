import { listing } from './listing'

/** How characteristic options are filtered, sorted and changed many at once. */
export const specOptionListing = listing({
  sort: ['id', 'name', 'displayOrder', 'numericValue', 'productCount'],
  defaultSort: 'displayOrder',
  filters: {
    specId: { type: 'ref', of: 'spec' },
    hasSearchCode: { type: 'bool' },
  },
  bulk: ['delete', 'merge'],
})
