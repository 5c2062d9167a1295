import { listing } from './listing'

/** How dynamic category templates are filtered, sorted and changed many at once. */
export const dynamicCategoryTemplateListing = listing({
  sort: ['id', 'name', 'generatedCount', 'lastGeneratedOn'],
  defaultSort: 'name',
  filters: {
    categoryId: { type: 'ref', of: 'category', many: true },
    isActive: { type: 'bool' },
  },
  bulk: ['setActive', 'generate'],
})

/** How dynamic categories are filtered, sorted and changed many at once. */
export const dynamicCategoryListing = listing({
  sort: ['id', 'name', 'productCount', 'createdOn'],
  defaultSort: 'name',
  filters: {
    templateId: { type: 'text' },
    categoryId: { type: 'ref', of: 'category', many: true },
    isVisible: { type: 'bool' },
    productCount: { type: 'numberRange' },
  },
  bulk: ['setVisible', 'delete'],
})
