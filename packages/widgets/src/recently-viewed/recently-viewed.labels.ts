/** Russian words of what the visitor has looked at. */
export const recentlyViewedRu = { title: 'Вы недавно смотрели' }

/** The words of what the visitor has looked at that a page may replace. */
export type RecentlyViewedLabels = typeof recentlyViewedRu
