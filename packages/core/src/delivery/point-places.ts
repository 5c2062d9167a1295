import type { GeoPoint } from '@prilavok/contracts'

const EARTH_METRES = 6_371_000
const radians = (degrees: number): number => (degrees * Math.PI) / 180

/** How far apart two places are on the globe, in metres. */
export function distanceMetres(from: GeoPoint, to: GeoPoint): number {
  const rise = Math.sin(radians(to.latitude - from.latitude) / 2) ** 2
  const run = Math.sin(radians(to.longitude - from.longitude) / 2) ** 2
  const part = rise + Math.cos(radians(from.latitude)) * Math.cos(radians(to.latitude)) * run
  return 2 * EARTH_METRES * Math.asin(Math.min(1, Math.sqrt(part)))
}
