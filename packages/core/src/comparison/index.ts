export {
  comparedProductsFeature,
  createComparedProducts,
  type ComparedProduct,
  type ComparedProducts,
  type ComparedProductsState,
} from './compared-products.store'
export {
  areDifferent,
  comparedCategories,
  comparedRows,
  type ComparedCategory,
  type ComparedRow,
} from './comparison.rules'
export {
  COMPARISON_KEY,
  comparisonFeature,
  createComparison,
  MOST_COMPARED,
  MOST_COMPARED_IN_ALL,
} from './comparison.store'
export type { KeptList, KeptListState } from '../lib/kept-list'
export type { KeptProduct } from '../lib/kept-list.rules'
