import { listing } from './listing'

/** How content blocks are filtered, sorted and changed many at once. */
export const predefinedBlockListing = listing({
  sort: ['id', 'name', 'placement', 'displayOrder', 'updatedOn'],
  defaultSort: 'displayOrder',
  filters: {
    placement: { type: 'enum', of: 'BlockPlacement', many: true },
    isActive: { type: 'bool' },
  },
  bulk: ['setActive'],
})
