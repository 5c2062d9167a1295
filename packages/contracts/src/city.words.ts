import type { UserCity, UserCityResolvedStatus, UserCityType } from './city'
import type { NearestCities, OptionalCity } from './delivery'
import { toKopecksOrNull, type Kopecks } from './money.words'
import type { CityShown, GeoPoint, UserCityPaymentType } from './shared'

/** A delivery city as it is shown (DELIV-35). */
export interface City {
  readonly id: string
  readonly name: string
}

/** What the shop knows about the city of a visitor (CITY-04). */
export interface VisitorCity {
  /** Null while no city is found. */
  readonly city: City | null
  readonly shortGuid: string | null
  /** Never HomeCity: a home city counts as one with pickup points (CITY-02). */
  readonly type: Exclude<UserCityType, 'HomeCity'>
  readonly paymentType: UserCityPaymentType
  readonly resolvedStatus: UserCityResolvedStatus
  readonly dadataCityId: string | null
  /** The city that the visitor chose, when there is one. */
  readonly pickedCityId: string | null
  readonly region: string | null
  readonly location: GeoPoint | null
  /** Host of the shop that serves the region. */
  readonly redirectHost: string | null
}

/** Another city that the buyer may have the order sent to (DELIV-40). */
export interface OtherCity extends City {
  readonly daysFrom: number | null
  readonly daysTo: number | null
  readonly cost: Kopecks | null
  readonly distanceKm: number | null
}

/** Cities offered instead of one that delivers badly (DELIV-36). */
export interface OtherCities {
  readonly optional: readonly OtherCity[]
  /** By the categories CanTake, PayOnDelivery and CheepDeliveryCost; a new one of the server is passed on. */
  readonly byCategory: Readonly<Record<string, readonly OtherCity[]>>
  readonly nearest: readonly OtherCity[]
}

/** A shown city in our words. */
export const cityFromWire = (city: CityShown): City => ({ id: city.showedCityId, name: city.showedCityName })

/** The visitor's city in our words; HomeCity becomes CityWithPickPoint (CITY-02). */
export const visitorCityFromWire = (city: UserCity): VisitorCity => ({
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
})

const otherCityFromWire = (city: OptionalCity): OtherCity => ({
  id: city.id,
  name: city.name,
  daysFrom: city.daysTravelTimeFrom,
  daysTo: city.daysTravelTimeTo,
  cost: toKopecksOrNull(city.cost),
  distanceKm: city.distanceKm,
})

/** The nearest and optional cities in our words, costs in kopecks. */
export const otherCitiesFromWire = (answer: NearestCities): OtherCities => ({
  optional: answer.optionalCities.map(otherCityFromWire),
  byCategory: Object.fromEntries(
    Object.entries(answer.optionalCitiesByCategory).map(([category, cities]) => [
      category,
      cities.map(otherCityFromWire),
    ]),
  ),
  nearest: answer.nearestCities.map(otherCityFromWire),
})
