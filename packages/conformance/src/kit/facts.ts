import type { EndpointMap } from '@prilavok/contracts'
import type { Feature } from './features'

/** What the shop has, as whoever judges it says. */
export interface Facts {
  readonly features: readonly Feature[]
  readonly endpoints: EndpointMap
  /** Ids of products that can be bought; at least one. */
  readonly products: readonly string[]
  /** Id of a category with products and filters; null: found nowhere. */
  readonly category: string | null
  /** Id of a city that is delivered to. */
  readonly city: string | null
  /** What the search should find. */
  readonly term: string | null
  /** An origin of pages that may call the shop from elsewhere. */
  readonly pageOrigin: string | null
  /** A draft whose lifetime is over, and its key. */
  readonly expiredDraft: { readonly id: string; readonly key: string } | null
  /** Whether marked orders may be placed and payments be started. */
  readonly mayOrder: boolean
}
