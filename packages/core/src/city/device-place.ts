import type { Coordinates, KeyValueStorage } from '../effects'
import { isRecord, parseJson } from '../lib/parse-json'

/** Kept for the session: the device was asked, or nobody may ask it (CITY-26). */
export const GEO_USED_KEY = 'prilavok.geo-used-once'
/** Kept for all visits: where the device was, to the second decimal, which is about a kilometre (CHK-40, CITY-26). */
export const GEO_COORDS_KEY = 'prilavok.geo-coords'

/** Whether the device was located in this session. */
export const geoUsedOnce = (session: KeyValueStorage): boolean => session.read(GEO_USED_KEY) !== null

/** Where the visitor's device is, or was. */
export interface DevicePlace extends Coordinates {
  /** The city of that place; null while it is not known. */
  readonly cityId: string | null
  /** Of an earlier page: good enough for an order of nearness, too rough for a distance. */
  readonly rough: boolean
}

/** The place to the second decimal, which is as much as the shop needs to find its city. */
export const rounded = ({ latitude, longitude }: Coordinates): Coordinates => ({
  latitude: Math.round(latitude * 100) / 100,
  longitude: Math.round(longitude * 100) / 100,
})

export function readDevicePlace(storage: KeyValueStorage): DevicePlace | null {
  const value = parseJson(storage.read(GEO_COORDS_KEY) ?? 'null')
  if (!isRecord(value)) return null
  const { latitude, longitude, cityId } = value
  if (typeof latitude !== 'number' || typeof longitude !== 'number') return null
  return { latitude, longitude, cityId: typeof cityId === 'string' ? cityId : null, rough: true }
}

export const writeDevicePlace = (storage: KeyValueStorage, place: DevicePlace): void =>
  storage.write(GEO_COORDS_KEY, JSON.stringify({ ...rounded(place), cityId: place.cityId }))
