import { Skeleton, SkeletonBlock, skeletonLabels } from '@prilavok/ui/skeleton'
import { useLabels } from '../lib/labels'

/** The ways to pay in their final size while they are on their way. */
export const PaymentWaiting = () => (
  <Skeleton labels={useLabels('skeleton', skeletonLabels)}>
    <SkeletonBlock height="70px" />
    <SkeletonBlock height="70px" />
    <SkeletonBlock height="70px" />
  </Skeleton>
)
