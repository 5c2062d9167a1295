export { LiveRegion } from './live-region'
export { useAnnounce } from './use-announce'
