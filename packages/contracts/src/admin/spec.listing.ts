import { listing } from './listing'

/** How characteristics are filtered, sorted and changed many at once. */
export const specListing = listing({
  sort: ['id', 'name', 'productCount', 'optionsCount', 'updatedOn'],
  defaultSort: 'name',
  filters: {
    specGroupId: { type: 'ref', of: 'specGroups', many: true },
    valueKind: { type: 'enum', of: 'SpecValueKind', many: true },
    isFilterable: { type: 'bool' },
    hasSearchCode: { type: 'bool' },
  },
  bulk: ['setFilterable', 'setGroup'],
})
