export { RecentlyViewed, type RecentlyViewedProps } from './recently-viewed'
export type { RecentlyViewedLabels } from './recently-viewed.labels'
