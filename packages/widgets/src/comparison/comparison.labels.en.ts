import type { CompareBadgeLabels, CompareButtonLabels, ComparePageLabels } from './comparison.labels'

const productsEn = (count: number): string => `${count} ${count === 1 ? 'product' : 'products'}`

/** English words of the button that adds to the comparison. */
export const compareButtonEn: CompareButtonLabels = {
  add: 'Compare',
  label: (name) => `Compare: ${name}`,
  full: (most) => `You already compare ${productsEn(most)} of this category`,
  fullHelp: 'Remove one of them to add this one.',
}

/** English words of the number of compared products. */
export const compareBadgeEn: CompareBadgeLabels = { products: (count) => `${productsEn(count)} compared` }

/** English words of the page of the comparison. */
export const comparePageEn: ComparePageLabels = {
  region: 'Comparison of products',
  categories: 'Categories',
  category: (name, count) => `${name} (${count})`,
  onlyDifferences: 'Differences only',
  oneProduct: 'Add one more product of this category to see the differences.',
  noDifferences: 'These products differ in price alone: their characteristics are the same.',
  noSpecs: 'The characteristics of these products are not given.',
  clear: 'Clear',
  cleared: 'The comparison is empty',
  spec: 'Characteristic',
  manufacturer: 'Manufacturer',
  rating: 'Rating by buyers',
  stock: 'Availability',
  none: '—',
  noValue: 'not given',
  inStock: 'In stock',
  soldOut: 'Sold out',
  score: (rating, count) => `${rating.toFixed(1)} (${count})`,
  oldPrice: 'Former price',
  addToCart: 'Add to cart',
  remove: (name) => `Remove from the comparison: ${name}`,
  removed: (name) => `Removed from the comparison: ${name}`,
  undo: 'Undo',
  empty: 'Nothing to compare yet',
  emptyHelp: 'Press “Compare” for two or more products of one category.',
  catalogue: 'Go to the catalogue',
  failed: 'The characteristics could not be loaded.',
  retry: 'Try again',
  gone: 'No longer sold',
  goneName: 'a product without a name',
  removeGone: 'Remove from the list',
}
