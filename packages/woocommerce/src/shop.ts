import type { City } from './city/city.types'
import type { Rate } from './delivery/rates'
import type { Zone } from './delivery/zone.types'
import type { LogLine } from './options'
import type { Gateways } from './payment/gateway.types'
import type { FindProducts } from './product/find-products'
import type { SharedStore } from './store/shared-store'
import type { ShortMemory } from './woo/kept-for'
import type { QuoteCart } from './woo/quote-carts'
import type { WooClient } from './woo/woo-client'

/** Everything that the routes work with. */
export interface Shop {
  readonly woo: WooClient
  readonly store: SharedStore
  readonly cities: readonly City[]
  readonly findProducts: FindProducts
  readonly quoteCart: QuoteCart
  /** Rates that were calculated a moment ago. */
  readonly rates: ShortMemory<readonly Rate[]>
  /** The payment methods that are switched on. */
  readonly gateways: () => Promise<Gateways>
  /** The shipping zones with their methods, in the order in which WooCommerce looks at them. */
  readonly zones: () => Promise<readonly Zone[]>
  /** The address of the shop, where local pickup is. */
  readonly address: () => Promise<string>
  readonly settings: ShopSettings
  readonly now: () => number
  readonly randomId: () => string
  readonly log: (line: LogLine) => void
}

/** The settings of a handler, with their defaults. */
export interface ShopSettings {
  readonly allowedOrigins: readonly string[]
  /** Hosts that a payment may send the buyer to. */
  readonly paymentHosts: readonly string[]
  readonly emailOfBuyersWithout: string
  readonly draftSeconds: number
}
