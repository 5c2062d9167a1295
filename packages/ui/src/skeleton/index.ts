export { Skeleton, SkeletonBlock, type SkeletonBlockProps, type SkeletonProps } from './skeleton'
export { skeletonLabels, skeletonLabelsEn, type SkeletonLabels } from './skeleton.labels'
