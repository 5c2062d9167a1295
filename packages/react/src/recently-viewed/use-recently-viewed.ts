import { recentlyViewedFeature, type RecentlyViewed, type RecentlyViewedState } from '@prilavok/core/recently-viewed'
import { useStore } from 'zustand'
import { useShop } from '../shop-context'

/** What the visitor has looked at in this browser, newest first, and the ways to record a product. Source: RECENT-10. */
export function useRecentlyViewed(): RecentlyViewedState & Pick<RecentlyViewed, 'record' | 'recordWithPhoto'> {
  const { state, record, recordWithPhoto } = useShop().use(recentlyViewedFeature)
  return { ...useStore(state), record, recordWithPhoto }
}
