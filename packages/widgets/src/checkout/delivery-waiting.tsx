import { Skeleton, SkeletonBlock, skeletonLabels } from '@prilavok/ui/skeleton'
import { useLabels } from '../lib/labels'

/** Three carriers in their final size. */
export const CarriersWaiting = () => (
  <Skeleton labels={useLabels('skeleton', skeletonLabels)}>
    <SkeletonBlock width="11em" />
    <SkeletonBlock height="90px" />
    <SkeletonBlock height="90px" />
    <SkeletonBlock height="90px" />
  </Skeleton>
)

/** The whole section in its final size: the line of the city, and the carriers below it. */
export const DeliveryWaiting = () => (
  <>
    <SkeletonBlock height="calc(var(--_control) + 20px)" />
    <CarriersWaiting />
  </>
)
