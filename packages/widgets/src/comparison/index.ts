export { CompareBadge, type CompareBadgeProps } from './compare-badge'
export { CompareButton, type CompareButtonProps } from './compare-button'
export { ComparePage, type ComparePageProps } from './compare-page'
export type { CompareBadgeLabels, CompareButtonLabels, ComparePageLabels } from './comparison.labels'
