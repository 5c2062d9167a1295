export type { DatabaseOptions, ShopDatabase } from './db'
export { openShop, type OpenShop, type OpenShopOptions } from './node/open-shop'
export type { ShopSettings } from './settings'
export type { LogEntry } from './shop'
export { createShopServer, type Pages, type ShopServer, type ShopServerOptions } from './shop-server'
export {
  standardRateLimits,
  timesAsHigh,
  type RateLimit,
  type RateLimitName,
  type RateLimits,
} from './rules/rate-limits'
