import type { CityOption, VisitorCity } from '@prilavok/contracts'
import type { DevicePlace } from './device-place'

/** The visitor's city, and what the search has found. */
export interface CityState {
  readonly status: 'idle' | 'loading' | 'ready' | 'failed'
  readonly visitor: VisitorCity | null
  /** Where the visitor's device is, where it was asked. */
  readonly device: DevicePlace | null
  readonly search: {
    readonly query: string
    readonly status: 'idle' | 'loading' | 'ready' | 'failed'
    readonly found: readonly CityOption[]
  }
}

/** Shops of other regions, by the page that the visitor is on (CITY-23). */
export interface RegionHosts {
  /** Host by the beginning of the path; the longest beginning counts: `{ '/catalog/': 'spb.shop.example' }`. */
  readonly pages: Readonly<Record<string, string>>
  /** Host for every other page; null: nobody is sent away. */
  readonly default: string | null
}
