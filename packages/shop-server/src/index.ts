export type { DatabaseOptions, ShopDatabase } from './db'
export { openShop, type OpenShop, type OpenShopOptions } from './node/open-shop'
export type { Purged, PurgeOptions } from './flows/purge'
export type { Peer } from './http/client-address'
export type { FileStore } from './files/file-store'
export { folderStore } from './files/folder-store'
export { s3Store, type S3Options } from './files/s3-store'
export type { SecurityEvent, SecurityFacts } from './http/security-log'
export type { Retention } from './rules/retention'
export {
  provenByAsking,
  provenByDigest,
  provenByHmac,
  provenBySignature,
  provenByToken,
  type Proven,
} from './providers/proof'
export type {
  AskedPayment,
  CallbackClaim,
  CallbackRequest,
  CheckCallback,
  PaymentToRefund,
  PaymentToStart,
  ProviderPort,
  RefundedPayment,
  StartedPayment,
} from './providers/provider-port'
export { PageRefused, type CompetitorPort } from './providers/competitor-port'
export type { ProductFacts, TextPort, TextWish } from './providers/text-port'
export type { RobotPort } from './providers/robot-port'
export { RobotKeyRefused, type RobotCheckSettings, type RobotQuestion } from './rules/robot-check'
export type { Email, EmailPort } from './providers/email-port'
export type { AskedParcel, CarrierEvent, CarrierPort, TrackedParcel } from './providers/carrier-port'
export type { CallbackRefusal, CallbackVerdict, RefusedCallback, VerifiedCallback } from './providers/verified-callback'
export type { PaymentEvent } from './rules/session-machine'
export type { ShopSettings } from './settings'
export type { LogEntry } from './shop'
export type { ServedResource, ServerRules } from './features/staff-resources/own/own-resources'
export type { Pages, ShopHandlerOptions, ShopServer } from './shop-handler'
export { createShopServer, type ShopServerOptions } from './shop-server'
export {
  standardRateLimits,
  timesAsHigh,
  type RateLimit,
  type RateLimitName,
  type RateLimits,
} from './rules/rate-limits'
export type { MovedOrders } from './flows/order-timers-job'
