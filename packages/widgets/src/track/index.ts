export { TrackOrder, type TrackOrderProps } from './track-order'
export type { TrackOrderLabels } from './track.labels'
