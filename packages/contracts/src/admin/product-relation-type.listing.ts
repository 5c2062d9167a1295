import { listing } from './listing'

/** How product relation types are filtered, sorted and changed many at once. */
export const productRelationTypeListing = listing({
  sort: ['id', 'name', 'displayOrder'],
  defaultSort: 'displayOrder',
  filters: {
    isShownOnProductPage: { type: 'bool' },
  },
  bulk: [],
})
