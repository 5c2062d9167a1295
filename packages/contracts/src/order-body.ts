import type { DeliveryChoice } from './delivery.types'
import { carrierKey } from './delivery.rules'
import { toRoublesOrNull } from './money'
import type { Buyer, OrderChange } from './order.types'
import type * as draft from './order-draft.wire'
import type { Output } from './wire'

/** A buyer who has not given anything yet. */
export const emptyBuyer: Buyer = {
  id: null,
  firstName: '',
  lastName: '',
  middleName: '',
  fullName: '',
  phone: '',
  secondaryPhone: '',
  email: '',
  comment: '',
}

/** A delivery of which nothing is chosen yet. */
export const emptyDelivery: DeliveryChoice = {
  cityId: null,
  method: 'pickup',
  carrier: null,
  pickupPointId: null,
  cost: null,
  paymentOption: null,
  address: { full: '', city: '', street: '', house: '', apartment: '' },
}

const deliveryToWire = (choice: DeliveryChoice): Output<typeof draft.delivery> => ({
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

/**
 * The body of `saveOrder` for a change: parts are wrapped as `{value}`, the rest is bare; an absent part stays as it is, null
 * clears it (CHK-47). A line carries its id, its quantity and its hash code.
 */
export const orderBody = ({ lastStep, lines, buyer, recipient, delivery, company, ...bare }: OrderChange) => ({
  ...bare,
  ...(lastStep !== undefined && { lastStep: { value: lastStep } }),
  ...(lines && { cart: { value: lines.map(({ id, quantity, hashCode }) => ({ id, quantity, hashCode })) } }),
  ...(buyer && { customer: { value: buyer } }),
  ...(recipient !== undefined && { recipient: { value: recipient } }),
  ...(delivery && { delivery: { value: deliveryToWire(delivery) } }),
  ...(company !== undefined && { company: { value: company } }),
})
