import type { VisitorCity } from '@prilavok/contracts'

/** Whether orders to a city can be paid on delivery, all of them or the small ones (CITY-15). */
export const canPayOnDelivery = (paymentType: VisitorCity['paymentType']): boolean =>
  paymentType === 'PaymentOnDelivery' || paymentType === 'PaymentOnDeliveryForSmallProducts'
