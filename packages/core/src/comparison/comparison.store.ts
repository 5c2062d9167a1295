import { createKeptList, type KeptList, type KeptListEffects } from '../lib/kept-list'
import type { Feature } from '../shop'

/** The key of the comparison in local storage. */
export const COMPARISON_KEY = 'prilavok.comparison'
/** The most products of one category that are compared: more columns nobody reads. */
export const MOST_COMPARED = 6
/** The most products of all categories together. */
export const MOST_COMPARED_IN_ALL = 24

/** The products that the visitor compares, in this browser. */
export const createComparison = (effects: KeptListEffects): KeptList =>
  createKeptList(effects, { key: COMPARISON_KEY, most: MOST_COMPARED_IN_ALL, mostOfCategory: MOST_COMPARED })

/** The comparison of a shop: `shop.use(comparisonFeature)`. */
export const comparisonFeature: Feature<KeptList> = {
  name: 'comparison',
  create: ({ effects }) => createComparison(effects),
}
