import type { Kopecks } from './money'
import type { GeoPoint, UserCityPaymentType } from './shared'
import type * as wire from './shared.wire'
import type { Output } from './wire'

/** What kind of city the visitor is in. Source: CITY-01. */
export type UserCityType = Output<typeof wire.userCityType>
/** Whether the visitor's city was found. */
export type UserCityResolvedStatus = Output<typeof wire.userCityResolvedStatus>

/** A delivery city as it is shown. Source: DELIV-35. */
export interface City {
  readonly id: string
  readonly name: string
}

/** What the shop knows about the city of a visitor. Source: CITY-04. */
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
  /** Pay on delivery is for orders from this sum; null where the server does not say. */
  readonly payOnDeliveryFrom: Kopecks | null
}

/** Another city that the buyer may have the order sent to. Source: DELIV-40. */
export interface OtherCity extends City {
  readonly daysFrom: number | null
  readonly daysTo: number | null
  readonly cost: Kopecks | null
  readonly distanceKm: number | null
}

/** Cities offered instead of one that delivers badly. Source: DELIV-36. */
export interface OtherCities {
  readonly optional: readonly OtherCity[]
  /** By the categories CanTake, PayOnDelivery and CheepDeliveryCost; a new one of the server is passed on. */
  readonly byCategory: Readonly<Record<string, readonly OtherCity[]>>
  readonly nearest: readonly OtherCity[]
}
