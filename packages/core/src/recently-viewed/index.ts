export {
  isPhoto,
  PHOTO_PAUSE_MS,
  PHOTO_RETRIES,
  photoPause,
  readViewed,
  VIEWED_KEY,
  VIEWED_MAX,
  viewedProduct,
  withViewed,
} from './recently-viewed.rules'
export { createRecentlyViewed, recentlyViewedFeature, type RecentlyViewed } from './recently-viewed.store'
export type { RecentlyViewedState, ViewedProduct } from './recently-viewed.types'
export { waitForPhoto } from './wait-for-photo'
