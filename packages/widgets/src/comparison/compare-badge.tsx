import { useComparedCount } from '@prilavok/react'
import { KeptBadge } from '../lib/kept-badge'
import { useLabels } from '../lib/labels'
import { compareBadgeRu, type CompareBadgeLabels } from './comparison.labels'

/** Only texts can be set: the number is that of the list. */
export interface CompareBadgeProps {
  /** Texts of this one widget; what is left out is that of the language, or of `LabelsProvider`. */
  readonly labels?: Partial<CompareBadgeLabels> | undefined
}

/** The number of compared products; empty while there are none. */
export function CompareBadge({ labels }: CompareBadgeProps) {
  const count = useComparedCount()
  return <KeptBadge count={count} words={useLabels('compareBadge', compareBadgeRu, labels).products(count)} />
}
