import type { Clock } from './clock'
import type { Cookies } from './cookies'
import type { Geolocation } from './geolocation'
import type { Http } from './http'
import type { Location } from './location'
import type { Locks } from './locks'
import type { Page } from './page'
import type { PaymentPorts } from './payment-ports'
import type { Random } from './random'
import type { Reporter } from './report'
import type { KeyValueStorage } from './storage'
import type { Tabs } from './tabs'

/** Everything that core may do to the outside world. */
export interface Effects {
  readonly http: Http
  readonly clock: Clock
  /** Kept for all visits. */
  readonly storage: KeyValueStorage
  /** Kept as long as the tab. */
  readonly session: KeyValueStorage
  readonly cookies: Cookies
  readonly tabs: Tabs
  readonly random: Random
  readonly location: Location
  readonly geolocation: Geolocation
  readonly locks: Locks
  readonly page: Page
  /** Brings what only payments need; null when it does not come. */
  readonly payments: () => Promise<PaymentPorts | null>
  readonly report: Reporter
}

export type { Clock } from './clock'
export type { Cookies } from './cookies'
export type { Coordinates, Geolocation } from './geolocation'
export type { Http, HttpFailure, HttpOptions } from './http'
export type { Location } from './location'
export type { Locks } from './locks'
export type { Page } from './page'
export type { PaymentPorts, PaymentWindows } from './payment-ports'
export type { Random } from './random'
export type { Report, Reporter } from './report'
export type { Scripts } from './scripts'
export type { KeyValueStorage } from './storage'
export type { Tabs } from './tabs'
