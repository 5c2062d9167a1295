import * as z from 'zod/mini'
import type { City, VisitorCity } from './city.types'
import { toKopecksOrNull } from './money'
import { queryLatitude, queryLongitude } from './query.wire'
import { cityShown, geoPoint, userCityPaymentType, userCityResolvedStatus, userCityType } from './shared.wire'
import {
  count,
  flag,
  id,
  int,
  list,
  mapped,
  maybe,
  money,
  orNull,
  pathId,
  pathText,
  text,
  wire,
  type Output,
} from './wire'

export const userCity = z.object({
  type: userCityType,
  paymentType: userCityPaymentType,
  resolvedStatus: userCityResolvedStatus,
  showedCityId: maybe(id),
  showedCityShortGuid: maybe(text()),
  showedCityName: maybe(text()),
  dadataCityId: maybe(text()),
  pickedCityId: maybe(id),
  region: maybe(text()),
  location: maybe(geoPoint),
  /** Host of the shop that serves the region. Source: CITY-23. */
  redirectHost: maybe(text()),
  /** Pay on delivery is for orders from this sum. */
  payOnDeliveryFrom: maybe(money),
})

export const cityOption = z.object({
  id,
  name: text(),
  /** Lower case, with ё as е. Source: CITY-20. */
  searchName: text(),
  population: count(),
  /** Tells namesakes apart. */
  region: maybe(text()),
  /** г, пгт, с. */
  type: maybe(text()),
  latitude: maybe(z.number()),
  longitude: maybe(z.number()),
})

export const cityListToPick = z.object({ items: list(cityOption), popular: list(cityOption) })

export const addressCityPreview = z.object({
  id,
  version: count(),
  name: text(),
  type: text(),
  regionName: text(),
  population: maybe(int()),
  latitude: orNull(z.number()),
  longitude: orNull(z.number()),
  paymentType: userCityPaymentType,
  pickPointsCount: count(),
  isActive: flag,
})

const cityFromWire = (city: Output<typeof cityShown>): City => ({ id: city.showedCityId, name: city.showedCityName })

/** HomeCity becomes CityWithPickPoint. Source: CITY-02. */
const visitorCityFromWire = (city: Output<typeof userCity>): VisitorCity => ({
  city: city.showedCityId === null ? null : { id: city.showedCityId, name: city.showedCityName ?? '' },
  shortGuid: city.showedCityShortGuid,
  type: city.type === 'HomeCity' ? 'CityWithPickPoint' : city.type,
  paymentType: city.paymentType,
  resolvedStatus: city.resolvedStatus,
  dadataCityId: city.dadataCityId,
  pickedCityId: city.pickedCityId,
  region: city.region,
  location: city.location,
  redirectHost: city.redirectHost,
  payOnDeliveryFrom: toKopecksOrNull(city.payOnDeliveryFrom),
})

export const loadCityByLocationWire = wire({
  query: z.object({ latitude: queryLatitude, longitude: queryLongitude }),
  response: mapped(cityShown, cityFromWire),
})

export const loadUserCityWire = wire({
  params: z.object({ id: pathId }),
  response: mapped(userCity, visitorCityFromWire),
})

export const loadCitiesToPickWire = wire({ params: z.object({ id: pathId }), response: cityListToPick })

export const searchCitiesWire = wire({ query: z.object({ query: pathText(200) }), response: list(cityOption) })

export const loadCityPreviewWire = wire({ params: z.object({ id: pathId }), response: addressCityPreview })
