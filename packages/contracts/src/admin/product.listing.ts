import { listing } from './listing'

/** How products are filtered, sorted and changed many at once. */
export const productListing = listing({
  sort: ['id', 'name', 'article', 'price', 'updatedOn', 'salesCount30d', 'itemsCount'],
  defaultSort: '-updatedOn',
  filters: {
    categoryId: { type: 'ref', of: 'category', many: true },
    withChildren: { type: 'bool' },
    manufacturerId: { type: 'ref', of: 'manufacturer', many: true },
    type: { type: 'enum', of: 'ProductType', many: true },
    availability: { type: 'enum', of: 'ProductAvailabilityType', many: true },
    tags: { type: 'enum', of: 'ProductTag', many: true },
    isVisible: { type: 'bool' },
    price: { type: 'numberRange' },
    itemsCount: { type: 'numberRange' },
    hasPictures: { type: 'bool' },
    hasDescription: { type: 'bool' },
    hasProvider: { type: 'bool' },
    providerName: { type: 'text' },
    article: { type: 'text' },
    updatedOn: { type: 'dateRange' },
  },
  bulk: ['setVisible', 'setAvailability', 'addTags', 'removeTags', 'setCategory', 'changePrice', 'delete'],
})
