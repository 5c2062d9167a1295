import * as z from 'zod/mini'
import { cityFromWire, visitorCityFromWire } from './city.words'
import { queryNumber } from './query.wire'
import { cityShown, geoPoint, userCityPaymentType } from './shared.wire'
import { count, flag, id, list, maybe, oneOf, orNull, pathId, text, wire } from './wire'

export const userCityType = oneOf(['None', 'HomeCity', 'CityWithPickPoint', 'CityWithoutPickPoint'], 'None')

export const userCityResolvedStatus = oneOf(['None', 'Resolved', 'NotResolved'], 'None')

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
  /** Host of the shop that serves the region (CITY-23). */
  redirectHost: maybe(text()),
})

export const cityOption = z.object({
  id,
  name: text(),
  /** Lower case, with ё as е (CITY-20). */
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
  population: maybe(z.int()),
  latitude: orNull(z.number()),
  longitude: orNull(z.number()),
  paymentType: userCityPaymentType,
  pickPointsCount: count(),
  isActive: flag,
})

export const loadCityByLocationWire = wire({
  query: z.object({ latitude: queryNumber, longitude: queryNumber }),
  answer: cityShown,
  words: cityFromWire,
})

export const loadUserCityWire = wire({ params: z.object({ id: pathId }), answer: userCity, words: visitorCityFromWire })

export const loadCitiesToPickWire = wire({ params: z.object({ id: pathId }), answer: cityListToPick })

export const searchCitiesWire = wire({ query: z.object({ query: z.string() }), answer: list(cityOption) })

export const loadCityPreviewWire = wire({ params: z.object({ id: pathId }), answer: addressCityPreview })
