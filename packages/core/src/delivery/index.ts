export { addressWithin } from './address.rules'
export {
  chosenPoint,
  chosenQuote,
  deliveryCost,
  fullAddress,
  isCollapsed,
  isDeliveryComplete,
  pointsOf,
  quotesOf,
} from './delivery.rules'
export { deliverySettings } from './delivery.settings'
export { createDelivery, deliveryFeature, type Delivery } from './delivery.store'
export type { AddressField, DeliveryState } from './delivery.types'
export { createOrderPoints, orderPointsFeature, type OrderPoints } from './order-points'
export { foundPoints } from './order-points.rules'
export {
  adviceOf,
  facetsOf,
  isFilterOn,
  MORE_POINTS,
  prepareSearch,
  SEARCH_FROM,
  visiblePoints,
  type PointAdvice,
  type PointFacet,
} from './point-browsing'
export type { BrowsingActions } from './point-browsing.actions'
export { FIRST_POINTS, type PointBrowsing, type PointFilters, type PointPay } from './point-browsing.state'
export { opennessAt, weekMoment, type Openness, type WeekMoment } from './point-hours'
export { centreOf } from './point-centre'
export { distanceMetres } from './point-places'
export { createPointSearch, type PointSearch, type SearchedPoint } from './point-search'
export {
  createPickupPoints,
  pickupPointsFeature,
  type PickupPoints,
  type PickupPointsState,
} from './pickup-points.store'
