import type { CarrierId, DeliveryAddress, DeliveryMethod, DeliveryQuotes } from '@prilavok/contracts'

export type AddressField = Exclude<keyof DeliveryAddress, 'full'>

export interface DeliveryState {
  readonly status: 'idle' | 'loading' | 'ready' | 'failed'
  readonly cityId: string | null
  readonly method: DeliveryMethod
  /** Null until the costs of the city have arrived. */
  readonly quotes: DeliveryQuotes | null
  readonly carrier: CarrierId | null
  readonly pickupPointId: string | null
  readonly address: DeliveryAddress
  readonly search: string
  /** How many points of the list are shown (PICK-02). */
  readonly shown: number
  /** The list stands open though a point is chosen (PICK-08). */
  readonly listIsOpen: boolean
}
