import type { GeoPoint, PickupPoint } from '@prilavok/contracts'

const EARTH_METRES = 6_371_000
const radians = (degrees: number): number => (degrees * Math.PI) / 180

/** How far apart two places are on the globe, in metres. */
export function distanceMetres(from: GeoPoint, to: GeoPoint): number {
  const rise = Math.sin(radians(to.latitude - from.latitude) / 2) ** 2
  const run = Math.sin(radians(to.longitude - from.longitude) / 2) ** 2
  const part = rise + Math.cos(radians(from.latitude)) * Math.cos(radians(to.latitude)) * run
  return 2 * EARTH_METRES * Math.asin(Math.min(1, Math.sqrt(part)))
}

const middle = (numbers: Float64Array): number => numbers.sort()[numbers.length >> 1] ?? 0

/** The place around which most points lie, where a map begins; one point in the ocean does not move it. Null without a known place. */
export function centreOf(points: readonly PickupPoint[]): GeoPoint | null {
  const places = points.flatMap(({ location }) => (location === null ? [] : [location]))
  if (places.length === 0) return null
  return { latitude: middle(Float64Array.from(places, ({ latitude }) => latitude)), longitude: middle(Float64Array.from(places, ({ longitude }) => longitude)) }
}
