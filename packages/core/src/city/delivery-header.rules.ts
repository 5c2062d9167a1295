import type { VisitorCity } from '@prilavok/contracts'

/** Whether orders to a city can be paid on delivery, all of them or the small ones (CITY-15). */
export const canPayOnDelivery = (paymentType: VisitorCity['paymentType']): boolean =>
  paymentType === 'PaymentOnDelivery' || paymentType === 'PaymentOnDeliveryForSmallProducts'

const bare = (path: string): string => (path.length > 1 ? path.replace(/\/$/, '') : path)

/** The order page names the city itself, so its head does not (CITY-13). */
export const showsDeliveryHeader = (path: string, orderPage: string): boolean => bare(path) !== bare(orderPage)
