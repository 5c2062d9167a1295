import { listing } from './listing'

/** How categories are filtered, sorted and changed many at once. */
export const categoryListing = listing({
  sort: ['id', 'name', 'path', 'displayOrder', 'productCount', 'updatedOn'],
  defaultSort: 'path',
  filters: {
    parentId: { type: 'ref', of: 'category' },
    isVisible: { type: 'bool' },
    tags: { type: 'enum', of: 'CategoryTag', many: true },
    hasProducts: { type: 'bool' },
    hasFilters: { type: 'bool' },
  },
  bulk: ['setVisible', 'addTags', 'removeTags'],
})
