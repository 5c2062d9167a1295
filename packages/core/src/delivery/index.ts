export {
  chosenPoint,
  chosenQuote,
  deliveryCost,
  FIRST_POINTS,
  foundPoints,
  fullAddress,
  isCollapsed,
  isDeliveryComplete,
  MORE_POINTS,
  quotesOf,
  SEARCH_FROM,
} from './delivery.rules'
export { createDelivery, deliveryFeature, type Delivery } from './delivery.store'
export type { AddressField, DeliveryState } from './delivery.types'
