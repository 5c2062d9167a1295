import type * as wire from './delivery.wire'
import { endpoint, type Endpoint } from './endpoint'
import type * as points from './pickup-point.wire'
import type * as quotes from './quotes.wire'
import type { Output } from './wire'

export * from './delivery.rules'
export type * from './delivery.types'

/** A pickup point. Source: PICK-01. */
export type PickPoint = Output<typeof points.pickPoint>
/** What one carrier asks and offers. Source: DELIV-03. */
export type TransportCompanyDeliveryInfo = Output<typeof quotes.transportCompanyDeliveryInfo>
/** What an order costs with one delivery method, in roubles. Source: PRICE-02. */
export type Discount = Output<typeof quotes.discount>
/** All that is known about delivering an order to a city. Source: DELIV-04. */
export type DeliveryCosts = Output<typeof quotes.deliveryCosts>
/** A city that the order could go to instead. Source: DELIV-40. */
export type OptionalCity = Output<typeof wire.optionalCity>
/** Why another city is offered. Source: DELIV-36. */
export type OptionalCityCategory = Output<typeof wire.optionalCityCategory>
/** Cities offered instead of a badly served one. Source: DELIV-36. */
export type NearestCities = Output<typeof wire.nearestCities>
/** A page of pickup points. Source: PICK-28. */
export type PickPointList = Output<typeof points.pickPointList>
/** What bringing one product to a pickup point costs. Source: DELIV-10. */
export type DeliveryCostAnswer = Output<typeof wire.deliveryCostAnswer>
/** Which product goes to which pickup point. Source: DELIV-08. */
export type DeliveryCostRequest = Output<typeof wire.deliveryCostRequest>
/** How long a pickup point keeps an order. Source: DELIV-10. */
export type StoragePeriodAnswer = Output<typeof wire.storagePeriodAnswer>
/** Which pickup point is asked about. Source: DELIV-09. */
export type StoragePeriodRequest = Output<typeof wire.storagePeriodRequest>
/** How one product gets to a city, for its product page. Source: PRODUCT-32. */
export type ProductDeliveryInfo = Output<typeof wire.productDeliveryInfo>
/** Which product and city are asked about; a server takes them from the path. */
export type ProductDeliveryRequest = Output<typeof wire.productDeliveryRequest>

/** The quotes of all carriers for a city; `withPickPoints: false` answers the number of points instead of the points. Source: DELIV-06. */
export const loadDeliveryCosts: Endpoint<typeof wire.loadDeliveryCostsWire> = endpoint({
  name: 'loadDeliveryCosts',
  method: 'POST',
  path: '/api/delivery/delivery-costs/',
  ofDraft: true,
  wire: () => import('./delivery.wire').then((module) => module.loadDeliveryCostsWire),
})

/** Other cities that an order could go to. Source: DELIV-07. */
export const loadNearestCities: Endpoint<typeof wire.loadNearestCitiesWire> = endpoint({
  name: 'loadNearestCities',
  method: 'POST',
  path: '/api/delivery/city/{id}/nearest-cities',
  ofDraft: true,
  wire: () => import('./delivery.wire').then((module) => module.loadNearestCitiesWire),
})

/** The pickup points of a city, of one carrier, matching a text or within a part of the map. Source: PICK-27, PICK-28. */
export const loadPickPoints: Endpoint<typeof wire.loadPickPointsWire> = endpoint({
  name: 'loadPickPoints',
  method: 'GET',
  path: '/api/delivery/pickPoints',
  wire: () => import('./delivery.wire').then((module) => module.loadPickPointsWire),
})

/** What bringing one product to a pickup point costs. Source: DELIV-08. */
export const loadDeliveryCost: Endpoint<typeof wire.loadDeliveryCostWire> = endpoint({
  name: 'loadDeliveryCost',
  method: 'POST',
  path: '/api/delivery/cost',
  wire: () => import('./delivery.wire').then((module) => module.loadDeliveryCostWire),
})

/** How many days a pickup point keeps an order free of charge. Source: DELIV-09. */
export const loadStoragePeriod: Endpoint<typeof wire.loadStoragePeriodWire> = endpoint({
  name: 'loadStoragePeriod',
  method: 'POST',
  path: '/api/delivery/storagePeriod',
  wire: () => import('./delivery.wire').then((module) => module.loadStoragePeriodWire),
})

/** How one product gets to a city; the body repeats the values of the path. Source: PRODUCT-31. */
export const loadProductDelivery: Endpoint<typeof wire.loadProductDeliveryWire> = endpoint({
  name: 'loadProductDelivery',
  method: 'POST',
  path: '/api/delivery/product/{productId}/{cityId}',
  wire: () => import('./delivery.wire').then((module) => module.loadProductDeliveryWire),
})
