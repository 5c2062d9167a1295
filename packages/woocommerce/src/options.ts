import type { City } from './city/city.types'
import type { SharedStore } from './store/shared-store'

/** A line for the log of whoever runs the handler; it holds no key, no address and no name of a buyer. */
export interface LogLine {
  /** An error is a request that failed; a warning is a setting to look at. */
  readonly level: 'warning' | 'error'
  /** The `X-Request-Id` of the response. */
  readonly requestId: string
  /** What went wrong, in English. */
  readonly text: string
}

/** How a handler for a WooCommerce shop is made. */
export interface WooOptions {
  /** Address of the shop, such as `https://shop.example`; http is refused for anything but this machine, as keys go with requests. */
  readonly shop: string
  /** Key of the REST API with the permission to read and write; it stays in the handler. */
  readonly consumerKey: string
  /** The secret of that key. */
  readonly consumerSecret: string
  /** The cities that the shop delivers to, the most important first: WooCommerce knows none. `russianCities` has the largest. */
  readonly cities: readonly City[]
  /** Origins of pages that may call the handler from elsewhere; none when left out. */
  readonly allowedOrigins?: readonly string[]
  /** Which payment method of WooCommerce takes the money of a payment option; `cod` and `bacs` when left out. */
  readonly payments?: Readonly<Record<string, string>>
  /** Hosts that a payment may send the buyer to, beside the shop's own. */
  readonly paymentHosts?: readonly string[]
  /** Where drafts and keys of repeated requests are kept; in the memory of this process when left out. */
  readonly store?: SharedStore
  /** The e-mail address of orders whose buyer has none: WooCommerce demands one. `buyers@` and the shop's host when left out. */
  readonly emailOfBuyersWithout?: string
  /** Days for which a draft is kept after its last save; 30 when left out. */
  readonly draftDays?: number
  /** Milliseconds that WooCommerce may take to respond; 15000 when left out. */
  readonly timeoutMs?: number
  /** Sends the requests to WooCommerce; the `fetch` of the platform when left out. */
  readonly fetch?: typeof fetch
  /** Milliseconds since 1970; the clock of the platform when left out. */
  readonly now?: () => number
  /** Text of at least 128 random bits of `A-Z a-z 0-9 _ -`. */
  readonly randomId?: () => string
  /** Is told what went wrong. */
  readonly log?: (line: LogLine) => void
}
