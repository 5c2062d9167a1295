import { carrierKey, type CarrierId, type DeliveryMethod } from './delivery-method.words'
import { toRoublesOrNull, type Kopecks } from './money.words'
import type { Delivery } from './order'
import type { PaymentOptionId } from './shared'

/** The delivery part of an order draft: everything the buyer has chosen so far. */
export interface DeliveryChoice {
  readonly cityId: string | null
  readonly method: DeliveryMethod
  readonly carrier: CarrierId | null
  readonly pickupPointId: string | null
  readonly cost: Kopecks | null
  readonly paymentOption: PaymentOptionId | null
  readonly address: DeliveryAddress
}

/** Where the courier goes; empty text for what the buyer has not given. */
export interface DeliveryAddress {
  /** The whole address in one line, with the postal index when it is known (DELIV-23). */
  readonly full: string
  readonly city: string
  readonly street: string
  readonly house: string
  readonly apartment: string
}

/** The delivery of an order draft as the server takes it. */
export const deliveryToWire = (choice: DeliveryChoice): Delivery => ({
  cityId: choice.cityId,
  transportCompany: choice.carrier && carrierKey(choice.carrier, choice.method),
  toDoor: choice.method === 'courier',
  pickPointId: choice.pickupPointId,
  cost: toRoublesOrNull(choice.cost),
  purchaseType: choice.paymentOption,
  addressDelivery: choice.address.full || null,
  addressDeliveryCity: choice.address.city || null,
  addressDeliveryStreet: choice.address.street || null,
  addressDeliveryHouse: choice.address.house || null,
  addressDeliverApartment: choice.address.apartment || null,
})
