/** A place on the globe, degrees. */
export interface Place {
  readonly latitude: number
  readonly longitude: number
}

const radians = (degrees: number) => (degrees * Math.PI) / 180
const EARTH_RADIUS_KM = 6371

/** Great-circle distance in kilometres. */
export function distanceKm(from: Place, to: Place): number {
  const rise = Math.sin(radians(to.latitude - from.latitude) / 2) ** 2
  const run = Math.sin(radians(to.longitude - from.longitude) / 2) ** 2
  const part = rise + Math.cos(radians(from.latitude)) * Math.cos(radians(to.latitude)) * run
  return 2 * EARTH_RADIUS_KM * Math.asin(Math.min(1, Math.sqrt(part)))
}

/** Whether the numbers are a place on the globe. */
export const isPlace = ({ latitude, longitude }: Place): boolean =>
  Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180
