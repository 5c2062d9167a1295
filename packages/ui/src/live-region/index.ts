export { LiveRegion, type LiveRegionProps } from './live-region'
export { liveRegionNode, openAnnouncer, type Announcer } from './live-region.view'
export { useAnnounce } from './use-announce'
