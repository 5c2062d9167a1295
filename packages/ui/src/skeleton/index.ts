export { Skeleton, SkeletonBlock, type SkeletonBlockProps, type SkeletonProps } from './skeleton'
export { skeletonLabels, type SkeletonLabels } from './skeleton.labels'
export { skeletonLabelsEn } from '../labels.en'
