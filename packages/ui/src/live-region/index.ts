export { LiveRegion, type LiveRegionProps } from './live-region'
export { useAnnounce } from './use-announce'
export { VisuallyHidden } from './visually-hidden'
