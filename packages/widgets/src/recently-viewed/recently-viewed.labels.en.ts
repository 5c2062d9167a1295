import type { RecentlyViewedLabels } from './recently-viewed.labels'

/** English words of what the visitor has looked at. */
export const recentlyViewedEn: RecentlyViewedLabels = { title: 'Recently viewed' }
