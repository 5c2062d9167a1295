import { Skeleton, SkeletonBlock, skeletonLabels } from '@prilavok/ui/skeleton'
import type { ReactNode } from 'react'
import { useLabels } from './labels'

interface CardsWaitingProps {
  readonly height: string
  /** What is rendered above them. */
  readonly children?: ReactNode
}

/** Three cards to choose from in their final size while they load. */
export const CardsWaiting = ({ height, children }: CardsWaitingProps) => (
  <Skeleton labels={useLabels('skeleton', skeletonLabels)}>
    {children}
    <SkeletonBlock height={height} />
    <SkeletonBlock height={height} />
    <SkeletonBlock height={height} />
  </Skeleton>
)
