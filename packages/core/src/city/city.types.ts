import type { CityOption, VisitorCity } from '@prilavok/contracts'
import type { DevicePlace } from './device-place'

/** The visitor's city, and what the search has found. */
export interface CityState {
  /** Whether the visitor's city is known. */
  readonly status: 'idle' | 'loading' | 'ready' | 'failed'
  /** The visitor's city with its ways to pay; null until it is found out. */
  readonly visitor: VisitorCity | null
  /** Where the visitor's device is, where it was asked. */
  readonly device: DevicePlace | null
  /** The typed text and the cities that were found. */
  readonly search: {
    readonly query: string
    readonly status: 'idle' | 'loading' | 'ready' | 'failed'
    readonly found: readonly CityOption[]
  }
}
