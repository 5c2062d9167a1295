import type { CarrierId, DeliveryAddress, DeliveryMethod, DeliveryQuotes } from '@prilavok/contracts'
import type { PointBrowsing } from './point-browsing.state'

/** A part of the courier's address that is typed by itself. */
export type AddressField = Exclude<keyof DeliveryAddress, 'full'>

/** How the order reaches the buyer, as chosen so far. */
export interface DeliveryState extends PointBrowsing {
  /** Whether the costs of the carriers are known. */
  readonly status: 'idle' | 'loading' | 'ready' | 'failed'
  /** Id of the city that the order goes to; null before it is known. */
  readonly cityId: string | null
  /** Pickup or courier. */
  readonly method: DeliveryMethod
  /** Null until the costs of the city have arrived. */
  readonly quotes: DeliveryQuotes | null
  /** The chosen carrier; null: none. */
  readonly carrier: CarrierId | null
  /** Id of the chosen pickup point; null: none. */
  readonly pickupPointId: string | null
  /** The address for the courier, as it was typed. */
  readonly address: DeliveryAddress
  /** The list is open though a point is chosen. Source: PICK-08. */
  readonly listIsOpen: boolean
}
