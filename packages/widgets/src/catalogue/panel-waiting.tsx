import { Skeleton, SkeletonBlock, skeletonLabels } from '@prilavok/ui/skeleton'
import { useLabels } from '../lib/labels'

const HEIGHTS = ['90px', '86px', '520px']

/** The panel of filters in about its final size until there are filters. */
export function PanelWaiting() {
  const waiting = useLabels('skeleton', skeletonLabels)
  return (
    <Skeleton labels={waiting}>
      {HEIGHTS.map((height) => (
        <SkeletonBlock key={height} height={height} />
      ))}
    </Skeleton>
  )
}
