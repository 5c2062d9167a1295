import * as z from 'zod/mini'
import type { OtherCities, OtherCity } from './city.types'
import type { ProductDelivery } from './delivery.types'
import { toKopecksOrNull } from './money'
import { pickupPointPage } from './pickup-point.wire'
import { asked, queryFlag, queryInt, queryLatitude, queryLongitude } from './query.wire'
import { deliveryQuotes } from './quotes.wire'
import { cashOnDeliveryAvailability, cityShown, transportCompany } from './shared.wire'
import {
  between,
  dictionary,
  flag,
  id,
  int,
  list,
  mapped,
  maybe,
  money,
  oneOf,
  pathId,
  text,
  wire,
  type Output,
} from './wire'

export const optionalCity = z.object({
  id,
  name: text(),
  daysTravelTimeFrom: maybe(int()),
  daysTravelTimeTo: maybe(int()),
  cost: maybe(money),
  distanceKm: maybe(z.number()),
})

export const optionalCityCategory = oneOf(['CanTake', 'PayOnDelivery', 'CheepDeliveryCost'])

export const nearestCities = z.object({
  optionalCities: list(optionalCity),
  /** By category; at most ten of each are shown. Source: DELIV-36. */
  optionalCitiesByCategory: dictionary(list(optionalCity)),
  nearestCities: list(optionalCity),
})

export const deliveryCostAnswer = z.object({
  cost: maybe(money),
  freeDelivery: flag,
  daysTravelTimeFrom: maybe(int()),
  daysTravelTimeTo: maybe(int()),
  transportCompany,
})

export const deliveryCostRequest = z.object({
  pickPointId: id,
  /** Kilograms. */
  weight: between(0, 100_000),
  productId: id,
})

export const storagePeriodAnswer = z.object({ storagePeriodInDays: maybe(int()) })

export const storagePeriodRequest = z.object({ pickPointId: id })

export const productDeliveryInfo = z.object({
  freeDelivery: flag,
  cost: maybe(money),
  discountedPrice: maybe(money),
  discount: maybe(money),
  payOnDeliveryDiscountedPrice: maybe(money),
  payOnDeliveryDiscount: maybe(money),
  daysTravelTimeFrom: maybe(int()),
  daysTravelTimeTo: maybe(int()),
  cashOnDeliveryAvailability,
  /** The buyer may look at the product before paying. */
  examinationIsAvailable: flag,
  transportCompany: maybe(transportCompany),
  city: maybe(cityShown),
})

export const productDeliveryRequest = z.object({ productId: id, cityId: id })

const productDeliveryFromWire = (info: Output<typeof productDeliveryInfo>): ProductDelivery => ({
  free: info.freeDelivery,
  cost: toKopecksOrNull(info.cost),
  priceAtOnce: toKopecksOrNull(info.discountedPrice),
  discountAtOnce: toKopecksOrNull(info.discount),
  priceOnDelivery: toKopecksOrNull(info.payOnDeliveryDiscountedPrice),
  discountOnDelivery: toKopecksOrNull(info.payOnDeliveryDiscount),
  daysFrom: info.daysTravelTimeFrom,
  daysTo: info.daysTravelTimeTo,
  cashOnDelivery: info.cashOnDeliveryAvailability,
  canExamine: info.examinationIsAvailable,
  city: info.city === null ? null : { id: info.city.showedCityId, name: info.city.showedCityName },
})

const otherCityFromWire = (city: Output<typeof optionalCity>): OtherCity => ({
  id: city.id,
  name: city.name,
  daysFrom: city.daysTravelTimeFrom,
  daysTo: city.daysTravelTimeTo,
  cost: toKopecksOrNull(city.cost),
  distanceKm: city.distanceKm,
})

const otherCitiesFromWire = (response: Output<typeof nearestCities>): OtherCities => ({
  optional: response.optionalCities.map(otherCityFromWire),
  byCategory: Object.fromEntries(
    Object.entries(response.optionalCitiesByCategory).map(([category, cities]) => [
      category,
      cities.map(otherCityFromWire),
    ]),
  ),
  nearest: response.nearestCities.map(otherCityFromWire),
})

export const loadDeliveryCostsWire = wire({
  query: z.object({
    cityId: id,
    orderId: id,
    latitude: asked(queryLatitude),
    longitude: asked(queryLongitude),
    withPickPoints: asked(queryFlag),
  }),
  response: deliveryQuotes,
})

export const loadNearestCitiesWire = wire({
  params: z.object({ id: pathId }),
  query: z.object({ orderId: asked(id) }),
  response: mapped(nearestCities, otherCitiesFromWire),
})

export const loadPickPointsWire = wire({
  query: z.object({
    cityId: id,
    transportCompany: asked(transportCompany),
    query: asked(text(200)),
    /** South, west, north and east in degrees, joined by commas. */
    bounds: asked(text(100)),
    pageIndex: asked(queryInt),
    pageSize: asked(queryInt),
  }),
  response: pickupPointPage,
})

export const loadDeliveryCostWire = wire({ body: deliveryCostRequest, response: deliveryCostAnswer })

export const loadStoragePeriodWire = wire({ body: storagePeriodRequest, response: storagePeriodAnswer })

export const loadProductDeliveryWire = wire({
  params: z.object({ productId: pathId, cityId: pathId }),
  body: productDeliveryRequest,
  response: mapped(productDeliveryInfo, productDeliveryFromWire),
})
