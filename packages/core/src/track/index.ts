export { trackForm } from './track.form'
export type { TrackingEvent, TrackingResult } from '@prilavok/contracts'
