import * as z from 'zod/mini'
import { carrierOfKey } from './delivery.rules'
import type { PickupPoint, PickupPointPage } from './delivery.types'
import { paging, pickPointPaymentStatus, pickPointType, transportCompany } from './shared.wire'
import { flag, id, int, list, mapped, maybe, maybeText, numberOrNull, part, text, type Output } from './wire'

export const pickPoint = z.object({
  id,
  address: text(),
  brand: maybeText(),
  type: pickPointType,
  transportCompany,
  transportCompanyName: text(),
  latitude: numberOrNull(),
  longitude: numberOrNull(),
  phone: maybeText(),
  email: maybeText(),
  recommended: flag,
  payment: pickPointPaymentStatus,
  /** An additional point, some days longer on the way. Source: PICK-25. */
  isSecondary: maybe(flag),
  additionalDays: maybe(int()),
  maxWeightKg: maybe(z.number()),
  mondayWorkingTime: maybeText(),
  tuesdayWorkingTime: maybeText(),
  wednesdayWorkingTime: maybeText(),
  thursdayWorkingTime: maybeText(),
  fridayWorkingTime: maybeText(),
  saturdayWorkingTime: maybeText(),
  sundayWorkingTime: maybeText(),
  howToFind: maybeText(),
  /** The zone of the town by its IANA name, such as `Asia/Omsk`: its clock says whether the point is open. */
  timeZone: maybeText(),
})

export const pickPointList = z.object({ items: list(pickPoint), paging: part(paging) })

/** Whether numbers are a place on the globe; a carrier's 0, 0 means that nobody has looked. */
const isPlace = (latitude: number, longitude: number): boolean =>
  Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180 && (latitude !== 0 || longitude !== 0)

export const pickupPointFromWire = (point: Output<typeof pickPoint>): PickupPoint => ({
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
  timeZone: point.timeZone,
})

/** A page keeps every record: the number of them tells whether another page follows. */
const pageFromWire = ({ items, paging }: Output<typeof pickPointList>): PickupPointPage => ({
  points: items.map(pickupPointFromWire),
  paging,
})

export const pickupPointPage = mapped(pickPointList, pageFromWire)
