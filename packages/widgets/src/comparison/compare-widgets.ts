/** The parts that stand beside products and in the head of a page: one chunk. */
export { CompareBadge } from './compare-badge'
export { CompareButton } from './compare-button'
