import type { UserCity } from './city'
import type { OrderInProcess, PlacedOrderRecord } from './order'

/** A buyer of whom nothing is known, for back ends to fill in. */
export const blankCustomer: OrderInProcess['customer'] = {
  id: null,
  firstName: null,
  lastName: null,
  middleName: null,
  fullName: null,
  phone: null,
  secondaryPhone: null,
  email: null,
  comment: null,
}

/** A delivery of which nothing is chosen, for back ends to fill in. */
export const blankDelivery: OrderInProcess['delivery'] = {
  cityId: null,
  transportCompany: null,
  toDoor: false,
  pickPointId: null,
  cost: null,
  purchaseType: null,
  addressDelivery: null,
  addressDeliveryCity: null,
  addressDeliveryStreet: null,
  addressDeliveryHouse: null,
  addressDeliverApartment: null,
}

/** An order of which a reader sees nothing but number and status. */
export const blankPlacedOrder: Omit<PlacedOrderRecord, 'number' | 'status'> = {
  createdOn: null,
  goodsTotal: null,
  discount: null,
  promoCode: null,
  promoDiscount: null,
  deliveryCost: null,
  total: null,
  paid: null,
  due: null,
  paidOn: null,
  payUntil: null,
  purchaseType: null,
  toDoor: null,
  carrierName: null,
  address: null,
  pickPoint: null,
  storagePeriodInDays: null,
  customerName: null,
  companyName: null,
  phone: null,
  email: null,
  recipientName: null,
  recipientPhone: null,
  invoiceUrl: null,
  receiptUrl: null,
}

/** The city of a visitor of whom nothing is known. */
export const unknownCity: UserCity = {
  type: 'None',
  paymentType: 'None',
  resolvedStatus: 'NotResolved',
  showedCityId: null,
  showedCityShortGuid: null,
  showedCityName: null,
  dadataCityId: null,
  pickedCityId: null,
  region: null,
  location: null,
  redirectHost: null,
  payOnDeliveryFrom: null,
}
