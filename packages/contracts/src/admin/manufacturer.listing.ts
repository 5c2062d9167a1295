import { listing } from './listing'

/** How manufacturers are filtered, sorted and changed many at once. */
export const manufacturerListing = listing({
  sort: ['id', 'name', 'country', 'productCount', 'updatedOn'],
  defaultSort: 'name',
  filters: {
    country: { type: 'text' },
    isVisible: { type: 'bool' },
    isOfficialDealer: { type: 'bool' },
  },
  bulk: ['setVisible'],
})
