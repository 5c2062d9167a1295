import type { SkeletonLabels } from './skeleton.labels'

/** The English ones. */
export const skeletonLabelsEn: SkeletonLabels = {
  loading: 'Loading…',
  slow: 'This is taking longer than usual. Please wait a little more.',
}
