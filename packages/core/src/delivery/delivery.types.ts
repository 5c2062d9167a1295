import type { CarrierId, DeliveryAddress, DeliveryMethod, DeliveryQuotes } from '@prilavok/contracts'
import type { PointBrowsing } from './point-browsing.state'

/** A part of the courier's address that is typed by itself. */
export type AddressField = Exclude<keyof DeliveryAddress, 'full'>

/** How the order reaches the buyer, as chosen so far. */
export interface DeliveryState extends PointBrowsing {
  readonly status: 'idle' | 'loading' | 'ready' | 'failed'
  readonly cityId: string | null
  readonly method: DeliveryMethod
  /** Null until the costs of the city have arrived. */
  readonly quotes: DeliveryQuotes | null
  readonly carrier: CarrierId | null
  readonly pickupPointId: string | null
  readonly address: DeliveryAddress
  /** The list is open though a point is chosen (PICK-08). */
  readonly listIsOpen: boolean
}
