import type { PickPoint, PickPointPaymentStatus, PickPointType } from './delivery'
import { carrierOfKey, type CarrierId } from './delivery-method.words'
import type { GeoPoint } from './shared'

/** A place of a carrier where the buyer fetches the order. */
export interface PickupPoint {
  readonly id: string
  readonly address: string
  readonly brand: string | null
  readonly type: PickPointType
  readonly carrier: CarrierId
  readonly carrierName: string
  /** Null when the server does not know it: the point is listed but cannot stand on the map. */
  readonly location: GeoPoint | null
  readonly phone: string | null
  readonly email: string | null
  readonly recommended: boolean
  readonly payment: PickPointPaymentStatus
  /** An additional point with a longer way (PICK-25). */
  readonly secondary: boolean
  readonly additionalDays: number | null
  readonly maxWeightKg: number | null
  /** Seven texts, Monday first; null where the hours are not known. */
  readonly workingTime: readonly (string | null)[]
  readonly howToFind: string | null
}

/** Whether numbers are a place on the globe; a carrier's 0, 0 means that nobody has looked. */
const isPlace = (latitude: number, longitude: number): boolean =>
  Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180 && (latitude !== 0 || longitude !== 0)

/** A pickup point in our words. */
export const pickupPointFromWire = (point: PickPoint): PickupPoint => ({
  id: point.id,
  address: point.address,
  brand: point.brand,
  type: point.type,
  carrier: carrierOfKey(point.transportCompany).carrier,
  carrierName: point.transportCompanyName,
  location:
    point.latitude === null || point.longitude === null || !isPlace(point.latitude, point.longitude)
      ? null
      : { latitude: point.latitude, longitude: point.longitude },
  phone: point.phone,
  email: point.email,
  recommended: point.recommended,
  payment: point.payment,
  secondary: point.isSecondary ?? point.type.toLowerCase() === 'other',
  additionalDays: point.additionalDays,
  maxWeightKg: point.maxWeightKg,
  workingTime: [
    point.mondayWorkingTime,
    point.tuesdayWorkingTime,
    point.wednesdayWorkingTime,
    point.thursdayWorkingTime,
    point.fridayWorkingTime,
    point.saturdayWorkingTime,
    point.sundayWorkingTime,
  ],
  howToFind: point.howToFind,
})

/** The pickup points of an answer: each id once, the first record of several counts; one that nobody could find is left out. */
export function pickupPointsFromWire(points: readonly PickPoint[]): readonly PickupPoint[] {
  const byId = new Map<string, PickupPoint>()
  for (const point of points)
    if (point.address.trim() !== '' && !byId.has(point.id)) byId.set(point.id, pickupPointFromWire(point))
  return [...byId.values()]
}
