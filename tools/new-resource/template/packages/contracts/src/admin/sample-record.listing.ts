import { listing } from './listing'

/** How sample records are filtered, sorted and changed many at once. */
export const sampleRecordListing = listing({
  sort: ['name', 'createdOn', 'updatedOn'],
  defaultSort: '-createdOn',
  filters: { isActive: { type: 'bool' } },
  bulk: ['setActive'],
})
