import type { DeliveryChoice } from './delivery-choice.words'
import { carrierOfKey } from './delivery-method.words'
import { toKopecksOrNull } from './money.words'
import type { CartGood, Customer, Delivery, OrderInProcess, Recipient } from './order'
import type { Buyer, OrderDraft, OrderLine, Person } from './order.words'

const buyerFromWire = (customer: Customer): Buyer => ({
  id: customer.id,
  firstName: customer.firstName ?? '',
  lastName: customer.lastName ?? '',
  middleName: customer.middleName ?? '',
  fullName: customer.fullName ?? '',
  phone: customer.phone ?? '',
  secondaryPhone: customer.secondaryPhone ?? '',
  email: customer.email ?? '',
  comment: customer.comment ?? '',
})

const recipientFromWire = (recipient: Recipient): Person => ({ ...recipient, middleName: recipient.middleName ?? '' })

const lineFromWire = (good: CartGood): OrderLine => ({
  id: good.id,
  quantity: good.quantity,
  name: good.name ?? '',
  price: toKopecksOrNull(good.price),
  total: toKopecksOrNull(good.total),
  discountPrice: toKopecksOrNull(good.discountPrice),
  thumbUrl: good.thumbUrl,
  link: good.link,
  hashCode: good.hashCode,
})

/** The delivery of an order draft in our words. */
export function deliveryFromWire(delivery: Delivery): DeliveryChoice {
  const chosen = delivery.transportCompany ? carrierOfKey(delivery.transportCompany) : null
  return {
    cityId: delivery.cityId,
    method: delivery.toDoor ? 'courier' : (chosen?.method ?? 'pickup'),
    carrier: chosen?.carrier ?? null,
    pickupPointId: delivery.pickPointId,
    cost: toKopecksOrNull(delivery.cost),
    paymentOption: delivery.purchaseType,
    address: {
      full: delivery.addressDelivery ?? '',
      city: delivery.addressDeliveryCity ?? '',
      street: delivery.addressDeliveryStreet ?? '',
      house: delivery.addressDeliveryHouse ?? '',
      apartment: delivery.addressDeliverApartment ?? '',
    },
  }
}

/** An order draft in our words; the payment option stands at the order or, with older servers, in its delivery. */
export const orderFromWire = (order: OrderInProcess): OrderDraft => ({
  id: order.id,
  version: order.version,
  lines: order.cart.map(lineFromWire),
  buyer: buyerFromWire(order.customer),
  recipient: order.recipient && recipientFromWire(order.recipient),
  delivery: deliveryFromWire(order.delivery),
  company: order.company,
  createdOrderId: order.createdOrderId,
  lastStep: order.lastStep,
  roistatVisitId: order.roistatVisitId,
  tinkoffInstallmentId: order.tinkoffInstallmentId,
  paymentOption: order.purchaseType ?? order.delivery.purchaseType,
  paymentStatus: order.paymentStatus,
})
