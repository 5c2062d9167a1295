import type { Clock } from './clock'
import type { Cookies } from './cookies'
import type { Geolocation } from './geolocation'
import type { Http } from './http'
import type { Location } from './location'
import type { Locks } from './locks'
import type { Page } from './page'
import type { PageHistory } from './page-history'
import type { PaymentPorts } from './payment-ports'
import type { Random } from './random'
import type { Reporter } from './report'
import type { RobotChecks } from './robot-check'
import type { KeyValueStorage } from './storage'
import type { Tabs } from './tabs'

/** Everything that core may do to the outside world. */
export interface Effects {
  /** Sends requests of the contract to the shop server. */
  readonly http: Http
  /** The current time and timers. */
  readonly clock: Clock
  /** Kept for all visits. */
  readonly storage: KeyValueStorage
  /** Kept as long as the tab. */
  readonly session: KeyValueStorage
  /** Cookies that the shop server reads, such as the city. */
  readonly cookies: Cookies
  /** Notifies of what other tabs store. */
  readonly tabs: Tabs
  /** Random numbers and unguessable ids. */
  readonly random: Random
  /** The address of the page, and navigation. */
  readonly location: Location
  /** The hash of the address, and going back and forward. */
  readonly history: PageHistory
  /** The position of the visitor's device. */
  readonly geolocation: Geolocation
  /** Runs one task of a name at a time, over all tabs. */
  readonly locks: Locks
  /** Title and lifecycle events of the page. */
  readonly page: Page
  /** Brings what only payments need; null when it does not come. */
  readonly payments: () => Promise<PaymentPorts | null>
  /** Tells people from programs; the script of the service is loaded by the first call. */
  readonly robotChecks: RobotChecks
  /** Takes diagnostics for developers. */
  readonly report: Reporter
}

export type { Clock } from './clock'
export type { Cookies } from './cookies'
export type { Coordinates, Geolocation } from './geolocation'
export type { Http, HttpFailure, HttpOptions } from './http'
export type { Location } from './location'
export type { Locks } from './locks'
export type { AddressChange, PageHistory } from './page-history'
export type { Page, PageFacts, PageFields } from './page'
export type { PaymentPorts, PaymentSteps, PaymentWindows } from './payment-ports'
export type { Random } from './random'
export type { Report, Reporter } from './report'
export type { RobotCheck, RobotChecks, RobotService } from './robot-check'
export type { Scripts } from './scripts'
export type { KeyValueStorage } from './storage'
export type { Tabs } from './tabs'
