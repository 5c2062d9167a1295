import { listing } from './listing'

/** How product advantages are filtered, sorted and changed many at once. */
export const productFeatureListing = listing({
  sort: ['id', 'name', 'displayOrder', 'productCount'],
  defaultSort: 'displayOrder',
  filters: {
    isActive: { type: 'bool' },
    categoryId: { type: 'ref', of: 'category' },
  },
  bulk: ['setActive'],
})
