import { defineMount } from '../lib/define-mount'
import { icon, optional, required } from '../lib/read-attributes'
import type { CompareButtonProps } from './compare-button'

const load = () => import('./compare-widgets')

/** The scales of a product. */
export const compareButtonMount = defineMount<CompareButtonProps>({
  name: 'compare-button',
  readers: { id: required('productId'), name: required('productName'), category: optional, view: icon },
  load: () => load().then(({ CompareButton }) => CompareButton),
})

/** The number of compared products. */
export const compareBadgeMount = defineMount({
  name: 'compare-badge',
  load: () => load().then(({ CompareBadge }) => CompareBadge),
})

/** The page of the comparison. */
export const comparePageMount = defineMount({
  name: 'compare-page',
  load: () => import('./compare-page').then(({ ComparePage }) => ComparePage),
})
