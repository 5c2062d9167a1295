import type { Shop } from '@prilavok/core'
import type { AnalyticsCommands } from './analytics-commands'
import type { CartCommands } from './cart-commands'
import type { PageEmitter } from './page-events'
import type { ProductCommands } from './product-commands'

/** What a page can do with its shop. */
export interface Prilavok {
  /** Version of the script. */
  readonly version: string
  /** The shop of core, for those who want more than the commands. */
  readonly shop: Shop
  /** Mounts a widget on an element or on the first one that a selector finds. */
  readonly mount: (name: string, where: string | HTMLElement, settings?: Readonly<Record<string, string>>) => void
  /** Takes a widget out of its element. */
  readonly unmount: (where: string | HTMLElement) => void
  /** Subscribes to an event; returns the function that unsubscribes. */
  readonly on: PageEmitter['on']
  /** Reads and changes the cart. */
  readonly cart: CartCommands
  /** Opens tabs of the product page. */
  readonly product: ProductCommands
  /** The visitor's consent, goals and authorisation. */
  readonly analytics: AnalyticsCommands
  /** Opens the devtools. */
  readonly debug: () => Promise<void>
  /** Unmounts every widget and puts back what the server had sent. */
  readonly stop: () => void
}

/** Code of the page that needs the shop. */
export type PageWork = (prilavok: Prilavok) => void

/** Code that waits for the shop: a list until then; once the shop is there, what is pushed runs at once. */
export interface PrilavokQueue {
  /** Runs the function with the page interface, as soon as there is one. */
  readonly push: (...works: readonly PageWork[]) => unknown
}
